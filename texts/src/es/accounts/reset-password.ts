export const pageTitle = 'Contraseña nueva';
export const pageDescription = 'Elige una contraseña nueva para Crisper.';
export const heading = 'Elige una contraseña nueva';
export const introduction =
  'Sustituye a la anterior al momento y cierra tu sesión en todos los dispositivos.';
export const note = 'Contraseña nueva, misma nevera.';

export const form = 'Elegir una contraseña nueva';
export const setPassword = 'Poner la contraseña';
export const changedTitle = 'Contraseña cambiada';
export const changed = 'Tu sesión se ha cerrado en todas partes. Entra con la contraseña nueva.';
export const failedTitle = 'No se ha podido cambiar';

export const brokenLink =
  'En esta dirección falta una parte. Abre el enlace tal como viene en el correo o pide uno nuevo.';
export const askForNewLink = 'Pedir un enlace nuevo';
