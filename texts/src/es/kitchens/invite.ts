import { plural } from '#es/plural.ts';

export const heading = 'Invitar a alguien';
export const as = 'Papel';
export const uses = 'Para cuántas personas';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'Una persona', other: `Hasta ${count} personas` });
export const makeLink = 'Crear un enlace';
export const makingLink = 'Creando el enlace…';
export const linkMeaning = ({ days }: { days: number }) =>
  `Funciona ${days} días y puedes anularlo cuando quieras.`;

export const holdCamera = 'Para escanear con un móvil';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `Código QR con la invitación a «${kitchen}», el mismo que el enlace de abajo`;
export const enlarge = 'Ampliar el código';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `hasta el ${date} · para una persona, papel: ${role}`,
    other: `hasta el ${date} · para ${count} personas, papel: ${role}`,
  });
export const link = 'El enlace';
export const linkHint = 'Solo se muestra ahora. Si lo pierdes, crea otro.';
export const share = 'Compartir el enlace';
export const shareText = ({ kitchen }: { kitchen: string }) => `Ven a nuestra cocina: ${kitchen}`;
export const copy = 'Copiar el enlace';
export const copied = 'Enlace copiado.';
export const copyFailed = 'Tu navegador no deja copiar. Selecciona el enlace y cópialo a mano.';
export const another = 'Crear otro enlace';

export const byMail = 'Por correo';
export const byMailText = 'Para una persona: el enlace solo funciona con una cuenta de este correo.';
export const email = 'Su correo';
export const send = 'Enviar la invitación';
export const sending = 'Enviando…';
export const mailed = ({ email: to }: { email: string }) => `La invitación va camino de ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `No se pudo enviar el correo. Pasa el enlace a mano; solo funciona para ${to}.`;
export const noMail =
  'Este Crisper no envía correos, así que tampoco invitaciones. Crea un enlace y pásalo a mano.';

export const open = 'Invitaciones abiertas';
export const openText = 'Quien tenga uno de estos enlaces aún puede entrar.';
export const openFailed = 'No se pudieron cargar las invitaciones abiertas';
export const linkFor = ({ role }: { role: string }) => `Enlace, papel: ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Correo a ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `hasta el ${date}, de ${name}`,
    other: `usado ${used} de ${of} veces, hasta el ${date}, de ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'Anular',
  unseen(`: ${which}`),
];
export const endThisLink = 'Anular este enlace';
export const ended = 'El enlace ya no funciona.';
