import * as texts from '@crisper/texts/newsletter/pages.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { unsubscribe } from './newsletter-api.ts';

export default function UnsubscribePage() {
  return (
    <>
      <PageMetadata
        title={texts.unsubscribePageTitle}
        description={texts.unsubscribePageDescription}
        hidden
      />
      <MailedLinkAction
        question={{ title: texts.unsubscribeHeading, lead: texts.unsubscribeText, button: texts.unsubscribe }}
        done={{ title: texts.unsubscribedHeading, lead: texts.unsubscribedText }}
        act={(token) => followLink(unsubscribe(token))}
      />
    </>
  );
}
