// What every form about an account says, whichever page it is on.
export const needsJavaScript =
  'Gli account hanno bisogno di JavaScript, che in questo browser è disattivato.';
export const orAnotherWay = 'oppure';
export const continueWithGoogle = 'Continua con Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Continua con ${issuer}`;
export const email = 'Email';
export const password = 'Password';
export const newPassword = 'Nuova password';
export const saving = 'Salvataggio…';
