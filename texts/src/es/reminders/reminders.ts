import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Cuándo y cómo';
export const introduction = 'Qué comer primero, en un solo correo o aviso, y nunca vacío.';
export const noMail =
  'Este Crisper no envía correos, así que no llegan recordatorios. Un tema de ntfy, más abajo, los recibe igualmente. Lo que toca comer está en la campana y en tu calendario, si lo conectas abajo.';
export const loadFailed = 'No se pudieron cargar tus recordatorios';

export const mode = 'Recordarme';
export const modeName: Record<ReminderMode, string> = {
  off: 'Nunca',
  daily: 'Cada día que haya algo que contar',
  due: 'Solo los días en que toca comer algo',
};
export const hour = 'A las';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `Según el reloj de ${timeZone}, tu zona horaria.`;
/** Where notices are shown on a device. */
export const kinds = 'De qué tratan los avisos';
export const tellsTaken = 'Avisarme también cuando otros acaban lo mío';
export const alsoMail = ({ email }: { email: string }) => `Enviar también el correo, a ${email}`;
export const save = 'Guardar los recordatorios';
export const stoppedToast = 'No habrá más recordatorios.';
export const noMailToast = 'Guardado, pero este Crisper no envía correos.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Los recordatorios llegan a las ${time} a ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Los avisos llegan a las ${time} a tus dispositivos.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `Los recordatorios llegan a las ${time} por ntfy.`;
export const confirmEmailToast = 'Guardado. Ahora confirma tu correo.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} aún no está confirmado. No llegan recordatorios hasta que abras el enlace de un correo que enviamos allí.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Hemos enviado un correo a ${email}. Abre su enlace para confirmar la dirección; hasta entonces no llegan recordatorios. Mira también en la carpeta de spam.`;
export const sendProof = 'Enviar el correo';
export const sendProofAgain = 'Enviar otra vez';
export const proofSentToast = ({ email }: { email: string }) => `Hemos enviado un correo a ${email}.`;

export const confirmPageTitle = 'Confirma tu correo';
export const confirmPageDescription = 'Confirma que esta dirección de correo es tuya.';
export const confirmTitle = '¿Es tuya esta dirección de correo?';
export const confirmLead = 'Confírmala y llegarán a ella los correos que has pedido en tu perfil.';
export const confirm = 'Sí, es mía';
export const confirmedTitle = 'Tu correo está confirmado';
export const confirmedLead =
  'Los recordatorios llegan como los has elegido en tu perfil. Cada uno lleva un enlace para dejar de recibirlos.';
export const confirmExpiredTitle = 'Este enlace ya se ha usado o ha caducado';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Tu perfil'),
  ' dice si tu correo está confirmado y, si no lo está, te envía un enlace nuevo.',
];

export const stopPageTitle = 'Dejar los recordatorios';
export const stopPageDescription = 'Dejar de recibir correos sobre tu comida.';
export const stopTitle = '¿No quieres más recordatorios?';
export const stopLead =
  'No llegarán más correos sobre lo que caduca. Tu comida y tu cuenta se quedan como están.';
export const stop = 'Dejar los recordatorios';
export const stoppedTitle = 'No llegarán más recordatorios';
export const stoppedLead = 'Si los echas de menos, puedes volver a activarlos en tu perfil.';
