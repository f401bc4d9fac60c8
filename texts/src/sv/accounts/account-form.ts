// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'Konton kräver JavaScript, som är avstängt i den här webbläsaren.';
export const orAnotherWay = 'eller';
export const continueWithGoogle = 'Fortsätt med Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Fortsätt med ${issuer}`;

export const email = 'E-post';
export const password = 'Lösenord';
export const newPassword = 'Nytt lösenord';
export const saving = 'Sparar …';
