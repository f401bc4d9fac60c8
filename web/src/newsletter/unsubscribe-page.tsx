import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { unsubscribe } from './newsletter-api.ts';

export default function UnsubscribePage() {
  return (
    <>
      <PageMetadata title="Unsubscribe" description="End the Crisper letter." hidden />
      <MailedLinkAction
        question={{
          title: 'No more letters?',
          lead: 'Your address is taken off the list at once. An account, if you have one, stays as it is.',
          button: 'Unsubscribe',
        }}
        done={{
          title: 'You are off the list',
          lead: 'No more letters will come. Should you miss them, the box at the foot of every page brings them back.',
        }}
        act={(token) => followLink(unsubscribe(token))}
      />
    </>
  );
}
