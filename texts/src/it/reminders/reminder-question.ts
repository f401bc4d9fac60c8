import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Quando te lo ricordiamo?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Una volta al giorno, e solo se c’è qualcosa da mangiare. Il primo: ${title}, ${day}.`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'Su questo dispositivo',
  ntfy: 'Con ntfy',
  mail: 'Per email',
  calendar: 'Nel mio calendario',
};
export const calendarShows = 'Il tuo calendario prende da qui cosa è da mangiare, giorno per giorno.';
/** What would make mail a way as well. */
export const noMail =
  'Da qui non partono email finché chi gestisce questo Crisper non imposta un server di posta.';
export const mailTo = ({ email }: { email: string }) => `L’email va a ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'prima di colazione',
  17: 'prima di cucinare',
  20: 'dopo cena',
};
export const remindMe = ({ time }: { time: string }) => `Ricordamelo alle ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `I promemoria arrivano alle ${time} a ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `I promemoria arrivano alle ${time} con ntfy.`;
/** The person closed the browser's question. */
export const notAllowed =
  'Il browser non ha avuto il permesso di mostrare notifiche. Tocca di nuovo, e consenti.';
export const calendarInstead =
  'Da qui non partono nemmeno email. Il tuo calendario può mostrare cosa è da mangiare, giorno per giorno.';
export const toCalendar = 'Mostra nel mio calendario';
export const notNow = 'Non ora';
export const done = 'Fatto';
