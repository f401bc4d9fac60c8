import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Quando e como';
export const introduction = 'O que comer primeiro, em um só e-mail ou aviso, e nunca vazio.';
export const noMail =
  'Este Crisper não envia e-mails, então não chegam lembretes. Um tópico do ntfy, abaixo, recebe mesmo assim. O que precisa ser comido aparece no sino e no seu calendário, se você o conectar abaixo.';
export const loadFailed = 'Não foi possível carregar seus lembretes';

export const mode = 'Lembrar';
export const modeName: Record<ReminderMode, string> = {
  off: 'Nunca',
  daily: 'Todo dia em que há algo a dizer',
  due: 'Só nos dias em que algo precisa ser comido',
};
export const hour = 'Às';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `Pelo relógio de ${timeZone}, seu fuso horário.`;
/** Where notices are shown on a device. */
export const kinds = 'Do que tratam os avisos';
export const tellsTaken = 'Avisar também quando outras pessoas terminam o que é meu';
export const alsoMail = ({ email }: { email: string }) => `Enviar também o e-mail, para ${email}`;
export const save = 'Salvar lembretes';
export const stoppedToast = 'Sem mais lembretes.';
export const noMailToast = 'Salvo, mas este Crisper não envia e-mails.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Os lembretes chegam às ${time} em ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Os avisos chegam às ${time} nos seus aparelhos.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Os lembretes chegam às ${time} por ntfy.`;
export const confirmEmailToast = 'Salvo. Agora confirme seu e-mail.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} ainda não foi confirmado. Os lembretes só chegam depois que você abrir o link de um e-mail que mandamos para lá.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Mandamos um e-mail para ${email}. Abra o link dele para confirmar o endereço; até lá não chegam lembretes. Olhe também na pasta de spam.`;
export const sendProof = 'Enviar o e-mail';
export const sendProofAgain = 'Enviar de novo';
export const proofSentToast = ({ email }: { email: string }) => `Mandamos um e-mail para ${email}.`;

export const confirmPageTitle = 'Confirme seu e-mail';
export const confirmPageDescription = 'Confirme que este e-mail é seu.';
export const confirmTitle = 'Este e-mail é seu?';
export const confirmLead = 'Confirme, e os e-mails que você pediu no seu perfil vão chegar nele.';
export const confirm = 'Sim, é meu';
export const confirmedTitle = 'Seu e-mail está confirmado';
export const confirmedLead =
  'Os lembretes chegam como você escolheu no perfil. Cada um traz um link para encerrá-los.';
export const confirmExpiredTitle = 'Este link já foi usado ou expirou';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Seu perfil'),
  ' diz se seu e-mail está confirmado e, se não estiver, envia um novo link.',
];

export const stopPageTitle = 'Parar os lembretes';
export const stopPageDescription = 'Encerre os e-mails sobre a sua comida.';
export const stopTitle = 'Sem mais lembretes?';
export const stopLead = 'Sem mais e-mails sobre o que vence. Sua comida e sua conta continuam como estão.';
export const stop = 'Parar os lembretes';
export const stoppedTitle = 'Os lembretes pararam';
export const stoppedLead = 'Se sentir falta deles, é só ligar de novo no seu perfil.';
