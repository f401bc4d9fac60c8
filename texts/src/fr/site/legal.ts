export const contents = 'Sur cette page';
export const backHome = 'Retour à l’accueil';
