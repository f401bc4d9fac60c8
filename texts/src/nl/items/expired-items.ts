export const pageTitle = 'Verlopen';
export const pageDescription = 'Wat er de laatste vijftien dagen is verlopen.';
export const heading = 'Pas verlopen';
export const introduction = ({ days }: { days: number }) =>
  `Wat er de laatste ${days} dagen is verlopen, het nieuwste eerst.`;

export const table = 'Pas verlopen';
export const expiredColumn = 'Verlopen';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Bekijken',
  unseen(`: ${title}`),
];

export const nothingExpired = 'De laatste tijd niets verlopen';
export const nothingExpiredHint = 'In de laatste vijftien dagen is er niets verlopen. Ga zo door.';
