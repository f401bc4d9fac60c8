export const pageTitle = 'Caducados';
export const pageDescription = 'Lo que caducó en los últimos quince días.';
export const heading = 'Caducados hace poco';
export const introduction = ({ days }: { days: number }) =>
  `Lo que caducó en los últimos ${days} días, lo más reciente primero.`;

export const table = 'Caducados hace poco';
export const expiredColumn = 'Caducado';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ver',
  unseen(` ${title}`),
];

export const nothingExpired = 'Últimamente no ha caducado nada';
export const nothingExpiredHint = 'En los últimos quince días no ha caducado nada. Sigue así.';
