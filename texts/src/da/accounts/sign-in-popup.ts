/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Du er logget ind. Du kan lukke dette vindue.';
export const notSignedIn = 'Du er ikke logget ind. Du kan lukke dette vindue.';
export const goOn = 'Videre til Crisper';
