import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'När ska vi påminna dig?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `En gång om dagen, och bara när något går ut. Först ut hos dig: ${title}, ${day}.`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'På den här enheten',
  ntfy: 'Via ntfy',
  mail: 'Via mejl',
  calendar: 'I min kalender',
};
export const calendarShows = 'Din kalender hämtar det som snart går ut härifrån, dag för dag.';
/** What would make mail a way as well. */
export const noMail = 'Inga mejl skickas härifrån förrän den som driver servern anger en mejlserver.';
export const mailTo = ({ email }: { email: string }) => `Mejlet går till ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'före frukost',
  17: 'före matlagningen',
  20: 'efter middagen',
};
export const remindMe = ({ time }: { time: string }) => `Påminn mig kl. ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Påminnelser kommer kl. ${time} till ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Påminnelser kommer kl. ${time} via ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Webbläsaren fick inte visa notiser. Tryck igen och tillåt det.';
export const calendarInstead =
  'Inga mejl skickas härifrån heller. Din kalender kan visa det som snart går ut, dag för dag.';
export const toCalendar = 'Visa det i min kalender';
export const notNow = 'Inte nu';
export const done = 'Klart';
