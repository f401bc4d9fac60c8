export const pageTitle = 'Une liste de courses';
export const pageDescription = 'Voir une liste que quelqu’un partage avec toi, et cocher ce que tu as pris.';
export const loading = 'Chargement de la liste…';
export const loadFailed = 'Impossible de charger la liste.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Partagée par ${name}, jusqu’à ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `Pris : ${got} sur ${count}`;
export const empty = 'Il n’y a rien sur la liste.';
export const endedTitle = 'Ce lien ne marche plus';
export const endedText =
  'Une liste est partagée deux jours, ou jusqu’à ce que quelqu’un désactive le lien. Demandes-en un nouveau.';
export const brokenTitle = 'Ce lien est incomplet';
export const brokenText = 'Rouvre-le depuis le message, avec tout ce qui suit le #.';
export const goHome = 'C’est quoi, Crisper ?';
export const notTicked = 'Ce n’est pas parti. Réessaie.';
