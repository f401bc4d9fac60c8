export const pageTitle = 'Contraseña olvidada';
export const pageDescription =
  'Elige una contraseña nueva para tu cuenta de Crisper con un enlace que enviamos a tu correo.';
export const heading = '¿Has olvidado tu contraseña?';
export const introduction = 'Dinos tu correo y te llega un enlace para elegir otra.';
export const note = 'Las sobras no vuelven. Las contraseñas, sí.';
export const noMail =
  'Este Crisper no envía correos. El enlace llega a quienes lo llevan, y te lo pueden dar.';

export const form = 'Recuperar la contraseña';
export const send = 'Enviar el enlace';
export const sending = 'Enviando…';
export const failedTitle = 'No se ha podido';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Si hay una cuenta con ',
  email,
  ', el enlace está en camino. Funciona 30 minutos; mira también en la carpeta de spam.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Si hay una cuenta con ',
  email,
  ', el enlace lo tienen quienes llevan este Crisper. Pídeselo antes de 30 minutos.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  '¿Te has acordado? ',
  login('Volver a entrar'),
];
