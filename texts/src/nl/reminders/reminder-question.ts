import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Wanneer wil je een herinnering?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Eén keer per dag, en alleen als er iets op moet. Als eerste dit: ${title}, ${day}.`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'Op dit apparaat',
  ntfy: 'Via ntfy',
  mail: 'Per mail',
  calendar: 'In mijn agenda',
};
export const calendarShows = 'Je agenda haalt hier op wat op moet, dag voor dag.';
/** What would make mail a way as well. */
export const noMail =
  'Er gaat hier geen mail uit zolang wie Crisper beheert geen mailserver heeft ingesteld.';
export const mailTo = ({ email }: { email: string }) => `De mail gaat naar ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'voor het ontbijt',
  17: 'voor het koken',
  20: 'na het eten',
};
export const remindMe = ({ time }: { time: string }) => `Herinner me om ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Herinneringen komen om ${time} op ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Herinneringen komen om ${time} via ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Je browser mocht geen meldingen tonen. Tik nog een keer en sta het toe.';
export const calendarInstead =
  'Er gaat hier ook geen mail uit. Je agenda kan laten zien wat op moet, dag voor dag.';
export const toCalendar = 'In mijn agenda tonen';
export const notNow = 'Niet nu';
export const done = 'Klaar';
