/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'C’est fait, tu es dans ton compte. Tu peux fermer cette fenêtre.';
export const notSignedIn = 'La connexion n’a pas eu lieu. Tu peux fermer cette fenêtre.';
export const goOn = 'Continuer vers Crisper';
