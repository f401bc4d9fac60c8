import { plural } from '#pt-BR/plural.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Você já tem.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** The name stands before a colon: it has neither gender nor plural. */
const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'já aberto', other: 'todos abertos' })];
  return [plural(opened, { one: `${opened} aberto`, other: `${opened} abertos` })];
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
  if (isPast) return [`data passada: ${isUseBy ? 'não comer' : 'veja, cheire, prove'}`];
  if (day === null) return [];
  return [isEstimated ? `bom até ${day} mais ou menos` : `bom até ${day}`];
}

/** "Iogurte: 2, 1 aberto, bom até quinta." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(({ number }) => number).join(' e '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['no freezer'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: jogado fora ${wasted} das últimas ${times} vezes. Uma embalagem menor desta vez?`;
