// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'Konti kræver JavaScript, og det er slået fra i denne browser.';
export const orAnotherWay = 'eller';
export const continueWithGoogle = 'Fortsæt med Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Fortsæt med ${issuer}`;

export const email = 'E-mail';
export const password = 'Adgangskode';
export const newPassword = 'Ny adgangskode';
export const saving = 'Gemmer …';
