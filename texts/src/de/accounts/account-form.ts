// What every form about an account says, whichever page it is on.
export const needsJavaScript =
  'Für Konten braucht es JavaScript, und das ist in diesem Browser abgeschaltet.';
export const orAnotherWay = 'oder';
export const continueWithGoogle = 'Weiter mit Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Weiter mit ${issuer}`;

export const email = 'E-Mail';
export const password = 'Passwort';
export const newPassword = 'Neues Passwort';
export const saving = 'Wird gespeichert …';
