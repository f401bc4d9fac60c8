export const pageTitle = 'Connexion';
export const pageDescription =
  'Connecte-toi à Crisper pour voir ce qu’il y a dans ton frigo, ce qui périme bientôt et quoi manger d’abord.';
export const heading = 'Entre donc';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Première visite ? ',
  register('Créer un compte'),
];
export const closed = 'Pour l’instant, on n’ouvre pas de nouveaux comptes ici.';
export const invited = 'Première visite ? Une invitation dans une cuisine t’ouvre un compte.';
export const note = 'Il faut bien que quelqu’un surveille le lait.';

export const form = 'Connexion';
export const forgotPassword = 'Mot de passe oublié ?';
export const logIn = 'Se connecter';
export const loggingIn = 'Connexion…';

export const succeededTitle = 'Bienvenue !';
export const failedTitle = 'Connexion impossible';
export const googleSucceededTitle = 'Connexion avec Google réussie !';
export const googleFailedTitle = 'Connexion avec Google impossible';
