/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'You are signed in. You can close this window.';
export const notSignedIn = 'You are not signed in. You can close this window.';
export const goOn = 'Go on to Crisper';
