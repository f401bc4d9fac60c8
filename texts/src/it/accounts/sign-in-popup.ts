/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Accesso riuscito. Puoi chiudere questa finestra.';
export const notSignedIn = 'Accesso non riuscito. Puoi chiudere questa finestra.';
export const goOn = 'Continua su Crisper';
