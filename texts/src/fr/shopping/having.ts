import { plural } from '#fr/plural.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Tu en as déjà.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** A month of another year and a weekday take no article, a date does. */
const until = (day: string) => (/^\d/.test(day) ? `jusqu’au ${day}` : `jusqu’à ${day}`);

/** The name stands before a colon: it has neither gender nor plural. */
const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'déjà ouvert', other: 'tout est ouvert' })];
  return [plural(opened, { one: `dont ${opened} ouvert`, other: `dont ${opened} ouverts` })];
};

interface Having {
  title: string;
  amounts: Amount[];
  /** How many there are, and how many of them are opened. */
  count: number;
  opened: number;
  /** The day through which the first is good, in words; null if it has none or the day has passed. */
  day: string | null;
  isPast: boolean;
  /** Nobody said the day. */
  isEstimated: boolean;
  /** It must not be eaten after that day. */
  isUseBy: boolean;
  isFrozen: boolean;
}

function dateOf({
  day,
  isPast,
  isEstimated,
  isUseBy,
}: Pick<Having, 'day' | 'isPast' | 'isEstimated' | 'isUseBy'>) {
  if (isPast) return [`date dépassée : ${isUseBy ? 'ne plus manger' : 'regarder, sentir, goûter'}`];
  if (day === null) return [];
  return [isEstimated ? `bon ${until(day)} environ` : `bon ${until(day)}`];
}

/** "Yaourt : 2, dont 1 ouvert, bon jusqu’à jeudi." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(({ number }) => number).join(' et '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['au congélateur'] : dateOf(date)),
  ];
  return `${title} : ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title} : jeté ${wasted} fois sur les ${times} dernières. Un petit format, cette fois ?`;
