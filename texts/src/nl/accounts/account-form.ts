// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'Voor accounts is JavaScript nodig, en dat staat in deze browser uit.';
export const orAnotherWay = 'of';
export const continueWithGoogle = 'Doorgaan met Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Doorgaan met ${issuer}`;

export const email = 'E-mail';
export const password = 'Wachtwoord';
export const newPassword = 'Nieuw wachtwoord';
export const saving = 'Opslaan…';
