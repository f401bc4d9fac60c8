import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Quand te le rappeler ?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Une fois par jour, et seulement s’il y a quelque chose à manger. Pour commencer : ${title} (${day}).`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'Sur cet appareil',
  ntfy: 'Par ntfy',
  mail: 'Par e-mail',
  calendar: 'Dans mon agenda',
};
export const calendarShows = 'Ton agenda vient chercher ici ce qu’il y a à manger, jour par jour.';
/** What would make mail a way as well. */
export const noMail =
  'Aucun e-mail ne part d’ici tant que la personne qui gère ce Crisper n’a pas indiqué de serveur de messagerie.';
export const mailTo = ({ email }: { email: string }) => `L’e-mail ira à ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'avant le petit-déj',
  17: 'avant de cuisiner',
  20: 'après le dîner',
};
export const remindMe = ({ time }: { time: string }) => `Me le rappeler à ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Les rappels arrivent à ${time} à l’adresse ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Les rappels arrivent à ${time} par ntfy.`;
/** The person closed the browser's question. */
export const notAllowed =
  'Ton navigateur n’a pas eu le droit d’afficher des notifications. Touche à nouveau, et autorise-les.';
export const calendarInstead =
  'Aucun e-mail ne part d’ici non plus. Ton agenda peut montrer ce qu’il y a à manger, jour par jour.';
export const toCalendar = 'L’afficher dans mon agenda';
export const notNow = 'Pas maintenant';
export const done = 'Terminé';
