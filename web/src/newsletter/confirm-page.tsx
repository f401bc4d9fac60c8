import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { confirmSubscription } from './newsletter-api.ts';

export default function ConfirmPage() {
  return (
    <>
      <PageMetadata
        title="Confirm the letter"
        description="Confirm that you want the Crisper letter."
        hidden
      />
      <MailedLinkAction
        question={{
          title: 'Shall we write to you?',
          lead: 'One letter every Monday morning. If you have an account with this email address, log in before you confirm, and it is your weekly report. Otherwise it is something to read.',
          button: 'Yes, send me the letter',
        }}
        done={{
          title: 'You are on the list',
          lead: 'The first letter comes next Monday morning. Each one has a link to end it.',
        }}
        act={(token) => followLink(confirmSubscription(token))}
      />
    </>
  );
}
