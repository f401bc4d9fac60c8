export const pageTitle = 'Abgelaufenes';
export const pageDescription = 'Was in den letzten fünfzehn Tagen abgelaufen ist.';
export const heading = 'Kürzlich abgelaufen';
export const introduction = ({ days }: { days: number }) =>
  `Was in den letzten ${days} Tagen abgelaufen ist, das Neueste zuerst.`;

export const table = 'Kürzlich abgelaufen';
export const expiredColumn = 'Abgelaufen';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ansehen',
  unseen(`: ${title}`),
];

export const nothingExpired = 'In letzter Zeit nichts abgelaufen';
export const nothingExpiredHint = 'In den letzten fünfzehn Tagen ist nichts schlecht geworden. Weiter so.';
