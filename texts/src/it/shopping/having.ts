import { plural } from '#it/plural.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Ce l’hai già.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** A date takes an article, which is shorter before 8 and 11; "domani" and a weekday do not. Of today, one word is enough. */
const until = (words: string) => {
  const day = words.startsWith('oggi') ? 'oggi' : words;
  return /^\d/.test(day)
    ? /^(?:0?8|11)(?!\d)/.test(day)
      ? `fino all’${day}`
      : `fino al ${day}`
    : `fino a ${day}`;
};

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'già aperto', other: 'tutto aperto' })];
  return [plural(opened, { one: `di cui ${opened} aperto`, other: `di cui ${opened} aperti` })];
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
  if (isPast) return [`data passata: ${isUseBy ? 'non mangiare' : 'guarda, annusa, assaggia'}`];
  if (day === null) return [];
  return [isEstimated ? `buono più o meno ${until(day)}` : `buono ${until(day)}`];
}

/** "Yogurt: 2, di cui 1 aperto, buono fino a giovedì." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(({ number }) => number).join(' e '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['in freezer'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: buttato ${plural(wasted, { one: `${wasted} volta`, other: `${wasted} volte` })} sulle ultime ${times}. Una confezione piccola?`;
