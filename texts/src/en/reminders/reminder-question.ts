import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'When shall we remind you?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Once a day, and only when something is due. Your ${title} is the first: ${day}.`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'On this device',
  ntfy: 'By ntfy',
  mail: 'By mail',
  calendar: 'In my calendar',
};
export const calendarShows = 'Your calendar fetches what is due from here, day by day.';
/** What would make mail a way as well. */
export const noMail =
  'No mail goes out from here until the person who runs this Crisper names a mail server.';
export const mailTo = ({ email }: { email: string }) => `The mail goes to ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'before breakfast',
  17: 'before cooking',
  20: 'after dinner',
};
export const remindMe = ({ time }: { time: string }) => `Remind me at ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Reminders come at ${time} to ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Reminders come at ${time} by ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Your browser was not allowed to show notices. Tap again, and allow it.';
export const calendarInstead =
  'No mail goes out from here either. Your calendar can show what is due, day by day.';
export const toCalendar = 'Show it in my calendar';
export const notNow = 'Not now';
export const done = 'Done';
