import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const parts = 'Partes de tu perfil';
export const back = 'Volver a tu perfil';

export const you = 'Tú';
export const reminders = 'Recordatorios';
export const remindersText = 'Cuándo te decimos qué comer primero, y dónde.';
export const kitchens = 'Tus cocinas';
export const kitchensText = 'Donde compartes comida con otras personas.';
export const privacy = 'Privacidad';
export const privacyText = 'Quién ve qué de ti y qué se guarda.';
export const devices = 'Dispositivos';
export const devicesText = 'Dónde tienes la sesión abierta y qué ha pasado con tu cuenta.';
export const programs = 'Programas';
export const programsText = 'Otros programas pueden mirar en tus cocinas o ayudar en ellas.';
export const data = 'Tus datos';
export const dataText = 'Una copia de todo lo tuyo, o borrarlo.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'Aún ninguna';
export const severalKitchens = ({ count }: { count: number }) => `${count} cocinas`;
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Nadie ve tu correo',
  'signed-in': 'Quien tiene cuenta ve tu correo',
  everybody: 'Todo el mundo ve tu correo',
};
export const copyOrDelete = 'Descarga una copia o borra tu cuenta';
