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
}

/** All there is to tell the person today, in one mail. */
export function reminderMail({ email, mode, told, address }: Reminder): Mail {
  const settings = `${address}/dashboard/my-profile#reminders`;
  const rest = told.length - LISTED_MAX;
  return {
    to: email,
    subject: subjectOf(told),
    headers: { 'List-Unsubscribe': `<${settings}>` },
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
            ? 'You asked for this mail every day.'
            : 'You asked for this mail when something is due.',
        label: 'Change or stop it',
        link: settings,
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
