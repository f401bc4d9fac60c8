import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = '¿Cuándo te lo recordamos?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Una vez al día y solo cuando toca comer algo. Lo primero: ${title}, ${day}.`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'En este dispositivo',
  ntfy: 'Por ntfy',
  mail: 'Por correo',
  calendar: 'En mi calendario',
};
export const calendarShows = 'Tu calendario toma de aquí lo que toca comer, día a día.';
/** What would make mail a way as well. */
export const noMail =
  'De aquí no sale ningún correo hasta que quien lleva este Crisper configure un servidor de correo.';
export const mailTo = ({ email }: { email: string }) => `El correo va a ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'antes de desayunar',
  17: 'antes de cocinar',
  20: 'a la hora de cenar',
};
export const remindMe = ({ time }: { time: string }) => `Recordármelo a las ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Los recordatorios llegan a las ${time} a ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `Los recordatorios llegan a las ${time} por ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Tu navegador no tiene permiso para mostrar avisos. Toca otra vez y permítelos.';
export const calendarInstead =
  'De aquí tampoco salen correos. Tu calendario puede mostrar lo que toca comer, día a día.';
export const toCalendar = 'Mostrarlo en mi calendario';
export const notNow = 'Ahora no';
export const done = 'Listo';
