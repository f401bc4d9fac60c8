import { plural } from '#nl/plural.ts';
import { relativeDay } from '#nl/relative-day.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Heb je al.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** After the title, which nobody can put into the plural: "Yoghurt: 2 stuks". */
const amountText = ({ count, number, isPieces }: Amount) =>
  isPieces ? plural(Math.max(count, 1), { one: `${number} stuk`, other: `${number} stuks` }) : number;

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'geopend', other: 'allemaal geopend' })];
  return [`waarvan ${opened} geopend`];
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
  if (isPast) return [`datum voorbij: ${isUseBy ? 'niet meer eten' : 'kijk, ruik, proef'}`];
  if (day === null) return [];
  // That today is the last day is a clause of its own, and not what "goed t/m" can stand before.
  const through = day === relativeDay(0) ? 'vandaag' : day;
  return [isEstimated ? `goed t/m ongeveer ${through}` : `goed t/m ${through}`];
}

/** "Yoghurt: 2 stuks, waarvan 1 geopend, goed t/m donderdag." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(amountText).join(' en '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['in de vriezer'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: ${wasted} van de laatste ${times} keer weggegooid. Liever een kleine?`;
