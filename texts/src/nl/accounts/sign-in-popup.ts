/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Je bent ingelogd. Je kunt dit venster sluiten.';
export const notSignedIn = 'Je bent niet ingelogd. Je kunt dit venster sluiten.';
export const goOn = 'Verder naar Crisper';
