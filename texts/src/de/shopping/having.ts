import { plural } from '#de/plural.ts';
import { relativeDay } from '#de/relative-day.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Hast du schon.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** After the title, which nobody can put into the plural: "Joghurt: 2 Stück". */
const amountText = ({ number, isPieces }: Amount) => (isPieces ? `${number} Stück` : number);

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'geöffnet', other: 'alle geöffnet' })];
  return [`davon ${opened} geöffnet`];
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
  if (isPast) return [`Datum vorbei: ${isUseBy ? 'nicht mehr essen' : 'schauen, riechen, probieren'}`];
  if (day === null) return [];
  // That today is the last day is a clause of its own, and not what "gut bis" can stand before.
  if (day === relativeDay(0)) return [isEstimated ? 'gut bis etwa heute' : 'gut bis heute'];
  return [isEstimated ? `gut bis etwa ${day}` : `gut bis ${day}`];
}

/** "Joghurt: 2 Stück, davon 1 geöffnet, gut bis Donnerstag." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(amountText).join(' und '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['im Gefrierfach'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: zuletzt ${wasted} von ${times} Mal weggeworfen. Lieber eine kleine Packung?`;
