import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Hvornår skal vi minde dig om det?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Én gang om dagen, og kun når noget skal spises. Det første er: ${title} (${day}).`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'På denne enhed',
  ntfy: 'Via ntfy',
  mail: 'På mail',
  calendar: 'I min kalender',
};
export const calendarShows = 'Din kalender henter herfra, hvad der skal spises, dag for dag.';
/** What would make mail a way as well. */
export const noMail =
  'Der går ingen mails ud herfra, før den, der driver dette Crisper, angiver en mailserver.';
export const mailTo = ({ email }: { email: string }) => `Mailen går til ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'før morgenmaden',
  17: 'før madlavningen',
  20: 'efter aftensmaden',
};
export const remindMe = ({ time }: { time: string }) => `Påmind mig kl. ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Påmindelser kommer kl. ${time} til ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Påmindelser kommer kl. ${time} via ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Din browser fik ikke lov at vise beskeder. Tryk igen, og tillad det.';
export const calendarInstead =
  'Der går heller ingen mails ud herfra. Din kalender kan vise, hvad der skal spises, dag for dag.';
export const toCalendar = 'Vis det i min kalender';
export const notNow = 'Ikke nu';
export const done = 'Færdig';
