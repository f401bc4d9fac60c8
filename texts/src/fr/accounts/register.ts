export const pageTitle = 'Inscription';
export const pageDescription =
  'Crée un compte Crisper, c’est gratuit : garde un œil sur tes aliments, avec un rappel avant qu’ils périment.';
export const heading = 'Crée ton compte';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Tu en as déjà un ? ',
  login('Se connecter'),
];
export const note = 'Une minute ici, et plus rien ne s’oublie au fond du frigo.';

export const form = 'Créer un compte';
export const name = 'Nom';
export const photoUrl = 'URL d’une photo';
export const photoUrlHint = 'Facultatif. L’URL d’une photo de toi.';
export const createAccount = 'Créer mon compte';
export const creatingAccount = 'Création de ton compte…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'En créant un compte, tu acceptes les ',
  terms('conditions d’utilisation'),
  '. Tout le monde voit ce que tu ajoutes au frigo ouvert.',
];

export const createdTitle = 'Compte créé';
export const created = 'Ton compte est prêt !';
export const failedTitle = 'Inscription impossible';
export const signedUpTitle = 'Bienvenue !';
export const googleFailedTitle = 'Inscription avec Google impossible';

export const closedHeading = 'Pas de nouveaux comptes';
export const closed =
  'Pour l’instant, on n’ouvre pas de nouveaux comptes ici. La personne qui gère ce Crisper peut te faire entrer : demande-lui.';
export const invitedHeading = 'Sur invitation';
export const invited =
  'Ici, on arrive sur invitation. Demande à quelqu’un un lien vers sa cuisine : il t’ouvre aussi un compte.';
export const toLogin = 'Se connecter';
