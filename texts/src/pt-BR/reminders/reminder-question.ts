import type { Way } from '@crisper/domain/notifications/messages.ts';

export const title = 'Quando devemos lembrar você?';
/** About food that was just put in, and the day through which it is good. */
export const text = ({ title, day }: { title: string; day: string }) =>
  `Uma vez por dia, e só quando algo precisa ser comido. O primeiro: ${title} (${day}).`;
export const wayName: Record<Way | 'calendar', string> = {
  push: 'Neste aparelho',
  ntfy: 'Por ntfy',
  mail: 'Por e-mail',
  calendar: 'No meu calendário',
};
export const calendarShows = 'Seu calendário busca aqui o que precisa ser comido, dia a dia.';
/** What would make mail a way as well. */
export const noMail =
  'Nenhum e-mail sai daqui até que a pessoa que administra este Crisper indique um servidor de e-mail.';
export const mailTo = ({ email }: { email: string }) => `O e-mail vai para ${email}.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'antes do café da manhã',
  17: 'antes de cozinhar',
  20: 'depois do jantar',
};
export const remindMe = ({ time }: { time: string }) => `Lembrar às ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Os lembretes chegam às ${time} em ${email}.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Os lembretes chegam às ${time} por ntfy.`;
/** The person closed the browser's question. */
export const notAllowed = 'Seu navegador não pôde mostrar avisos. Toque de novo e permita.';
export const calendarInstead =
  'Nenhum e-mail sai daqui também. Seu calendário pode mostrar o que precisa ser comido, dia a dia.';
export const toCalendar = 'Mostrar no meu calendário';
export const notNow = 'Agora não';
export const done = 'Pronto';
