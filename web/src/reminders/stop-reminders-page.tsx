import { remindersApi } from '@crisper/domain/reminders/reminders-api.ts';
import * as texts from '@crisper/texts/reminders/reminders.ts';
import { call } from '#http/call.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function StopRemindersPage() {
  return (
    <>
      <PageMetadata title={texts.stopPageTitle} description={texts.stopPageDescription} hidden />
      <MailedLinkAction
        question={{ title: texts.stopTitle, lead: texts.stopLead, button: texts.stop }}
        done={{ title: texts.stoppedTitle, lead: texts.stoppedLead }}
        act={(token) => followLink(call(remindersApi.stopReminders, { params: { token } }))}
      />
    </>
  );
}
