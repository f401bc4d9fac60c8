import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Wann sollen wir dich erinnern?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Einmal am Tag, und nur wenn etwas ansteht. Als Erstes: ${title} (${day}).`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'Auf diesem Gerät',
  ntfy: 'Über ntfy',
  mail: 'Per Mail',
  calendar: 'In meinem Kalender',
};
export const calendarShows = 'Dein Kalender holt sich von hier, was ansteht, Tag für Tag.';
/** What would make mail a way as well. */
export const noMail =
  'Von hier gehen keine Mails ab, bis ein Mailserver eingerichtet ist. Das kann, wer dieses Crisper betreibt.';
export const mailTo = ({ email }: { email: string }) => `Die Mail geht an ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'vor dem Frühstück',
  17: 'vor dem Kochen',
  20: 'nach dem Essen',
};
export const remindMe = ({ time }: { time: string }) => `Um ${time} Uhr erinnern`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Erinnerungen kommen um ${time} Uhr an ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `Erinnerungen kommen um ${time} Uhr über ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Dein Browser darf keine Mitteilungen zeigen. Tippe noch einmal und erlaube es.';
export const calendarInstead =
  'Mails gehen von hier auch keine ab. Dein Kalender kann zeigen, was ansteht, Tag für Tag.';
export const toCalendar = 'In meinem Kalender zeigen';
export const notNow = 'Nicht jetzt';
export const done = 'Fertig';
