export const pageTitle = 'Ça a cassé';
export const pageDescription = 'Impossible d’afficher cette page.';
export const headingAway = 'Cette page n’est pas arrivée.';
export const heading = 'Cette page a tourné.';
export const explanation =
  'Quelque chose a cassé chez nous, et la page ne s’affiche pas. Réessayer suffit souvent ; tes aliments, eux, n’ont pas bougé.';
export const goHome = 'Aller à l’accueil';
