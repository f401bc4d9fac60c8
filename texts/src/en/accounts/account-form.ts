// What every form about an account says, whichever page it is on.
export const needsJavaScript = 'Accounts need JavaScript, which is switched off in this browser.';
export const orAnotherWay = 'or';
export const continueWithGoogle = 'Continue with Google';
export const continueWith = ({ issuer }: { issuer: string }) => `Continue with ${issuer}`;

export const email = 'Email';
export const password = 'Password';
export const newPassword = 'New password';
export const saving = 'Saving…';
