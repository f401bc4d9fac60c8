export const pageTitle = 'Nouveau mot de passe';
export const pageDescription = 'Choisis un nouveau mot de passe pour Crisper.';
export const heading = 'Choisis un nouveau mot de passe';
export const introduction =
  'Il remplace tout de suite l’ancien, et ferme tes sessions sur tous tes appareils.';
export const note = 'Nouveau mot de passe, même frigo.';

export const form = 'Choisir un nouveau mot de passe';
export const setPassword = 'Enregistrer';
export const changedTitle = 'Mot de passe changé';
export const changed = 'Tes sessions sont fermées partout. Connecte-toi avec ton nouveau mot de passe.';
export const failedTitle = 'Ça n’a pas marché';

export const brokenLink =
  'Il manque le jeton dans cette adresse. Ouvre le lien exactement comme il est dans l’e-mail, ou demandes-en un nouveau.';
export const askForNewLink = 'Demander un nouveau lien';
