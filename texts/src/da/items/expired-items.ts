export const pageTitle = 'Udløbet mad';
export const pageDescription = 'Det, der er udløbet de sidste femten dage.';
export const heading = 'Udløbet for nylig';
export const introduction = ({ days }: { days: number }) =>
  `Det, der er udløbet de sidste ${days} dage, det nyeste først.`;

export const table = 'Udløbet for nylig';
export const expiredColumn = 'Udløbet';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Se',
  unseen(`: ${title}`),
];

export const nothingExpired = 'Ingenting er udløbet for nylig';
export const nothingExpiredHint = 'Ingenting er blevet for gammelt de sidste femten dage. Bliv ved.';
