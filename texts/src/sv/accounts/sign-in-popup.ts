/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Du är inloggad. Du kan stänga fönstret.';
export const notSignedIn = 'Du är inte inloggad. Du kan stänga fönstret.';
export const goOn = 'Vidare till Crisper';
