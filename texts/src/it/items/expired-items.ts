export const pageTitle = 'Scaduti';
export const pageDescription = 'Cosa è andato a male negli ultimi quindici giorni.';
export const heading = 'Scaduti da poco';
export const introduction = ({ days }: { days: number }) =>
  `Cosa è andato a male negli ultimi ${days} giorni, a partire dal più recente.`;

export const table = 'Alimenti scaduti da poco';
export const expiredColumn = 'Scaduto';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Vedi',
  unseen(`: ${title}`),
];

export const nothingExpired = 'Niente di scaduto';
export const nothingExpiredHint = 'Negli ultimi quindici giorni non è andato a male niente. Continua così.';
