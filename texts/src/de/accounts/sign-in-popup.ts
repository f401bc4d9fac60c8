/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Du bist angemeldet. Du kannst dieses Fenster schließen.';
export const notSignedIn = 'Du bist nicht angemeldet. Du kannst dieses Fenster schließen.';
export const goOn = 'Weiter zu Crisper';
