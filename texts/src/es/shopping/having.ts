import { plural } from '#es/plural.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Ya lo tienes.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** A date and a weekday take an article, a month of another year does not. */
const dayOf = (day: string) => (/^(?:hoy|mañana)|^\p{L}+ (?:de )?\d{4}$/u.test(day) ? day : `el ${day}`);

/** The name stands before a colon: it has neither gender nor plural. */
const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'abierto', other: 'todo abierto' })];
  return [plural(opened, { one: '1 abierto', other: `${opened} abiertos` })];
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
  if (isPast) return [`fecha pasada: ${isUseBy ? 'no comer' : 'mira, huele, prueba'}`];
  if (day === null) return [];
  return [isEstimated ? `bueno hasta ${dayOf(day)}, más o menos` : `bueno hasta ${dayOf(day)}`];
}

/** "2 yoghurts, one opened, good through Thursday." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(({ number }) => number).join(' y '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['en el congelador'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: tirado ${wasted} de las últimas ${times} veces. ¿Uno pequeño?`;
