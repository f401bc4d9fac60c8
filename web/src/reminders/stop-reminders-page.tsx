import { api } from '@crisper/domain/api.ts';
import { call } from '#http/call.ts';
import { followLink } from '#http/follow-link.ts';
import { MailedLinkAction } from '#ui/dialogs/mailed-link-action.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';

export default function StopRemindersPage() {
  return (
    <>
      <PageMetadata title="Stop reminders" description="End the mails about your food." hidden />
      <MailedLinkAction
        question={{
          title: 'No more reminders?',
          lead: 'No more mails about what expires. Your food and your account stay as they are.',
          button: 'Stop reminders',
        }}
        done={{
          title: 'The reminders have stopped',
          lead: 'Should you miss them, your profile brings them back.',
        }}
        act={(token) => followLink(call(api.stopReminders, { params: { token } }))}
      />
    </>
  );
}
