// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Photo de profil';
export const pages = 'Pages';
export const previousPage = 'Page précédente';
export const pageNumber = ({ page }: { page: number }) => `Page ${page}`;
export const nextPage = 'Page suivante';

export const showPassword = 'Afficher le mot de passe';
export const hidePassword = 'Masquer le mot de passe';

export const toastRegion = 'Notifications Alt+T';
export const ok = 'OK';
export const cancel = 'Retour';
export const close = 'Fermer';
export const loading = 'Chargement…';
export const tryAgain = 'Réessayer';

export const colours = 'Couleurs';
export const likeTheSystem = 'Automatique';
export const light = 'Clair';
export const dark = 'Sombre';

export const carousel = 'carrousel';
export const slide = 'vue';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} sur ${count}`;
export const previousSlide = 'Vue précédente';
export const goToSlide = ({ number }: { number: number }) => `Aller à la vue ${number}`;
export const nextSlide = 'Vue suivante';
export const startMoving = 'Lancer le défilement';
export const stopMoving = 'Arrêter le défilement';
