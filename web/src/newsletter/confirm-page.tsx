import * as texts from '@crisper/texts/newsletter/pages.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { confirmSubscription } from './newsletter-api.ts';

export default function ConfirmPage() {
  return (
    <>
      <PageMetadata title={texts.confirmPageTitle} description={texts.confirmPageDescription} hidden />
      <MailedLinkAction
        question={{ title: texts.confirmHeading, lead: texts.confirmText, button: texts.confirm }}
        done={{ title: texts.confirmedHeading, lead: texts.confirmedText }}
        act={(token) => followLink(confirmSubscription(token))}
      />
    </>
  );
}
