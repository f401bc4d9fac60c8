import { plural } from '#en/plural.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'You have that.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** A name inside a sentence begins small, unless it is an abbreviation. */
const inSentence = (title: string) =>
  (/^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() : title.charAt(0)) + title.slice(1);

function pluralOf(name: string): string {
  if (/s$/i.test(name)) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:[sc]h|x|z|[^aeiou]o)$/i.test(name) ? `${name}es` : `${name}s`;
}

const of = (title: string) => {
  const name = inSentence(title);
  return ({ count, number, isPieces }: Amount) =>
    isPieces ? `${number} ${plural(count, { one: name, other: pluralOf(name) })}` : `${number} of ${name}`;
};

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'opened', other: 'all opened' })];
  return [plural(opened, { one: 'one opened', other: `${opened} opened` })];
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
  if (isPast) return [`past its date: ${isUseBy ? 'do not eat' : 'look, smell, taste'}`];
  if (day === null) return [];
  return [isEstimated ? `good through about ${day}` : `good through ${day}`];
}

/** "2 yoghurts, one opened, good through Thursday." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(of(title)).join(' and '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['in the freezer'] : dateOf(date)),
  ];
  return `${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title} was thrown away ${wasted} of the last ${times} times. A small one?`;
