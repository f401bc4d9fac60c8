export const pageTitle = '404';
export const pageDescription = 'Cette page n’existe pas.';
export const heading = 'Le grand vide';
export const explanation =
  'La page que tu cherches n’existe pas dans notre monde. Elle a peut-être déménagé, ou n’a jamais existé.';
export const returnHome = 'Retour à l’accueil';
