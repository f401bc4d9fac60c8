export const backTo = ({ kitchen }: { kitchen: string }) => `Retour à « ${kitchen} »`;
export const pageDescription = 'Ce qu’il y a dans la cuisine, et quoi manger d’abord.';
export const loading = 'Chargement de la cuisine…';
export const loadFailed = 'Impossible de charger la cuisine';
export const missingPageTitle = 'Cuisine introuvable';
export const missing = 'Cette cuisine ne t’est pas ouverte';
export const missingText =
  'Elle a peut-être fermé, ou tu n’y es plus. Si c’est une erreur, demande une nouvelle invitation à quelqu’un de la cuisine.';
export const goToKitchens = 'Aller à mes cuisines';

export const menu = 'Cette cuisine';
export const allKitchens = 'Toutes les cuisines';
export const peoplePage = 'Personnes';
export const settings = 'Réglages';
export const waste = 'Mangé ou jeté';
export const guest = 'Tu es en visite : tu peux regarder, pas toucher.';
