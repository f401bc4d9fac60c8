// What every form about an account says, whichever page it is on.
export const needsJavaScript =
  'Para las cuentas hace falta JavaScript, y en este navegador está desactivado.';
export const orAnotherWay = 'o';
export const continueWithGoogle = 'Continuar con Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Continuar con ${issuer}`;

export const email = 'Correo';
export const password = 'Contraseña';
export const newPassword = 'Contraseña nueva';
export const saving = 'Guardando…';
