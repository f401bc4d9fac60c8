export const pageTitle = 'Aliments périmés';
export const pageDescription = 'Ce qui s’est perdu ces quinze derniers jours.';
export const heading = 'Périmés récemment';
export const introduction = ({ days }: { days: number }) =>
  `Ce qui s’est perdu ces ${days} derniers jours, en commençant par le plus récent.`;

export const table = 'Aliments périmés récemment';
export const expiredColumn = 'Périmé';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Voir',
  unseen(` : ${title}`),
];

export const nothingExpired = 'Rien de périmé';
export const nothingExpiredHint = 'Rien ne s’est perdu ces quinze derniers jours. Continue comme ça.';
