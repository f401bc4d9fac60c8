import { api } from '@crisper/domain/api.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';
import type { Mail } from '#mail/queue-mail.ts';

const LISTED_MAX = 20;

interface Reminder {
  email: string;
  mode: ReminderMode;
  /** Most urgent first, and never empty. */
  told: readonly Told[];
  address: string;
  stopToken: string;
}

/** All there is to tell the person today, in one mail. */
export function reminderMail({ email, mode, told, address, stopToken }: Reminder): Mail {
  const rest = told.length - LISTED_MAX;
  return {
    to: email,
    subject: subjectOf(told),
    headers: {
      'List-Unsubscribe': `<${address}/api${api.stopReminders.path.replace(':token', stopToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      { heading: 'Your fridge today' },
      {
        list: told.slice(0, LISTED_MAX).map(({ itemId, message }) => ({
          title: message,
          link: `${address}/items/${itemId}`,
        })),
      },
      ...(rest > 0 ? [{ text: `And ${rest} more.` }] : []),
      { button: 'Open my notifications', link: `${address}/notifications` },
      {
        smallPrint:
          mode === 'daily'
            ? 'You asked for this mail every day. Your profile changes when it comes.'
            : 'You asked for this mail when something is due. Your profile changes when it comes.',
        label: 'Stop it',
        link: `${address}/reminders/stop#token=${stopToken}`,
      },
    ],
  };
}

/** Food that is over is nothing to eat, so it leads only where there is nothing else. */
function subjectOf(told: readonly Told[]): string {
  const first = told.find(({ daysLeft }) => daysLeft > 0);
  const others = told.length - 1;
  const more = others > 0 ? ` and ${others} more` : '';
  return first ? `Eat first: ${first.title}${more}` : `Expired: ${told[0]?.title}${more}`;
}
