export const pageTitle = 'Expired items';
export const pageDescription = 'What went off in the last fifteen days.';
export const heading = 'Recently Expired Items';
export const introduction = ({ days }: { days: number }) =>
  `What went off in the last ${days} days, most recent first.`;

export const table = 'Recently expired items';
export const expiredColumn = 'Expired';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'View',
  unseen(` ${title}`),
];

export const nothingExpired = 'Nothing expired lately';
export const nothingExpiredHint = 'Not a thing went off in the last fifteen days. Keep going.';
