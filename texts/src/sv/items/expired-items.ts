export const pageTitle = 'Utgånget';
export const pageDescription = 'Vad som gått ut de senaste femton dagarna.';
export const heading = 'Nyligen utgånget';
export const introduction = ({ days }: { days: number }) =>
  `Vad som gått ut de senaste ${days} dagarna, det senaste först.`;

export const table = 'Nyligen utgånget';
export const expiredColumn = 'Gick ut';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Visa',
  unseen(` ${title}`),
];

export const nothingExpired = 'Inget har gått ut på sistone';
export const nothingExpiredHint = 'Inte en enda sak har gått ut de senaste femton dagarna. Fortsätt så.';
