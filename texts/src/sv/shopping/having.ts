import { plural } from '#sv/plural.ts';
import { relativeDay } from '#sv/relative-day.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Det har du.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** After the title, which nobody can put into the plural: "Yoghurt: 2 st". */
const amountText = ({ number, isPieces }: Amount) => (isPieces ? `${number} st` : number);

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'öppnat', other: 'alla öppnade' })];
  return [plural(opened, { one: `varav ${opened} öppnad`, other: `varav ${opened} öppnade` })];
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
  if (isPast) return [`datum passerat: ${isUseBy ? 'ät inte' : 'titta, lukta, smaka'}`];
  if (day === null) return [];
  // That today is the last day is a clause of its own, and not what "bra till och med" can stand before.
  if (day === relativeDay(0)) return [isEstimated ? 'bra till ungefär i dag' : 'bra till och med i dag'];
  return [isEstimated ? `bra till ungefär ${day}` : `bra till och med ${day}`];
}

/** "Yoghurt: 2 st, varav 1 öppnad, bra till och med torsdag." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(amountText).join(' och '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['i frysen'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: slängt ${wasted} av de senaste ${times} gångerna. Kanske en mindre?`;
