export const invalidEmail = 'Cette adresse e-mail n’est pas valable.';
export const failed = 'Ça n’a pas marché. Réessaie.';
export const registrationFailed = 'L’inscription n’a pas marché.';

export const googleNotSetUp =
  'La connexion avec Google n’est pas disponible ici. Prends ton e-mail et ton mot de passe.';
export const googlePopupClosed = 'La fenêtre de Google s’est fermée avant la fin.';
export const googleLoginFailed = 'La connexion avec Google n’a pas marché. Réessaie.';
export const googleSignUpFailed = 'L’inscription avec Google n’a pas marché.';
