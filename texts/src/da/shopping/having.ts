import { plural } from '#da/plural.ts';
import { relativeDay } from '#da/relative-day.ts';

/** Above what the kitchen has of the product that a person is about to note. */
export const youHaveThat = 'Det har du.';

/** What there is of a product, by unit: the number is formatted, and with its unit unless they are pieces. */
type Amount = { count: number; number: string; isPieces: boolean };

/** After the title, which nobody can put into the plural: "Yoghurt: 2 stk.". */
const amountText = ({ number, isPieces }: Amount) => (isPieces ? `${number} stk.` : number);

const openedOf = (opened: number, count: number) => {
  if (opened === 0) return [];
  if (opened === count) return [plural(count, { one: 'åbnet', other: 'alle åbnet' })];
  return [`heraf ${opened} åbnet`];
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
  if (isPast) return [`dato overskredet: ${isUseBy ? 'spis det ikke' : 'se, lugt, smag'}`];
  if (day === null) return [];
  // That today is the last day is a clause of its own, and not what "godt til og med" can stand before.
  if (day === relativeDay(0)) return [isEstimated ? 'godt til og med cirka i dag' : 'godt til og med i dag'];
  return [isEstimated ? `godt til og med cirka ${day}` : `godt til og med ${day}`];
}

/** "Yoghurt: 2 stk., heraf 1 åbnet, godt til og med torsdag." */
export function having({ title, amounts, count, opened, isFrozen, ...date }: Having): string {
  const parts = [
    amounts.map(amountText).join(' og '),
    ...openedOf(opened, count),
    ...(isFrozen ? ['i fryseren'] : dateOf(date)),
  ];
  return `${title}: ${parts.join(', ')}.`;
}

export const oftenWasted = ({ title, wasted, times }: { title: string; wasted: number; times: number }) =>
  `${title}: ${wasted} af de sidste ${times} gange smidt ud. En lille måske?`;
