import type { CalendarDate } from '#calendar-date.ts';
import type { Papers } from '#imports/papers.ts';
import type { ImportSource } from '#imports/source.ts';
import type { SourceEvent, SourceFood } from '#imports/source-food.ts';
import type { SourceRead } from '#imports/source-food-schema.ts';

/** The day through which the source says that food is good. */
export type SourceDate =
  | { is: 'day'; date: CalendarDate }
  /** 02/03/2027, in a column that does not tell whether the day or the month comes first. */
  | { is: 'either'; dayFirst: CalendarDate; monthFirst: CalendarDate }
  /** The first is the one to go by until a person says which. */
  | { is: 'doubtful'; choices: readonly CalendarDate[]; text: string }
  | { is: 'unreadable'; text: string }
  /** It needs none. */
  | { is: 'never' }
  | { is: 'none' };

/** Why a row is not put in. */
const LEFT_OUT = [
  'unticked',
  'use-by-passed',
  'already-here',
  'not-food',
  'not-marked-as-food',
  'only-a-name',
  'used-up',
  'total',
  'heading',
  'error-value',
  'no-name',
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/** Rows in which there is nothing that could be put in, and what was frozen too late. */
const NEVER_IN: ReadonlySet<LeftOutReason> = new Set([
  'use-by-passed',
  'total',
  'heading',
  'error-value',
  'no-name',
]);
export const mayBePutIn = (reason: LeftOutReason | null): boolean => reason === null || !NEVER_IN.has(reason);

/** It is put in, or would be by another answer. */
export const isWanted = (reason: LeftOutReason | null): boolean =>
  reason === null || reason === 'use-by-passed';

export interface SourcePrice {
  /** In whole units of a currency that the file may not name. */
  value: number;
  /** Null where nobody knows whether it is the price of one or of all. */
  isEach: boolean | null;
}

/** One row as its source tells of it, in our words and with what is not certain yet. */
export interface BroughtFood extends Omit<SourceFood, 'ref' | 'labelDate' | 'price'> {
  /** Where it stands in the file, from 1 on. */
  at: number;
  /** Null where the source has none: then what the row says names it. */
  ref: string | null;
  date: SourceDate;
  price: SourcePrice | null;
  /** What the file says of the amount, where it could not be read. */
  amountText: string | null;
  /** It is in a tin, which its name does not say. */
  isTinned: boolean;
  leftOut: LeftOutReason | null;
}

/** Everything that was read out of a file or a text. */
export interface Brought {
  source: ImportSource;
  foods: BroughtFood[];
  history: SourceEvent[];
  leftBehind: SourceRead['leftBehind'];
  /** As EUR, where the file says so. */
  currency: string | null;
  /** Of another Crisper: its lists, recipes and what else is written down there. */
  papers?: Papers;
  /** Of another Crisper: its own places, also those where nothing stands. */
  places?: readonly NonNullable<SourceFood['place']>[];
}

const NOTHING_SAID = {
  ref: null,
  amount: 1,
  unit: 'piece',
  place: null,
  group: null,
  date: { is: 'none' },
  boughtOn: null,
  price: null,
  barcode: null,
  note: null,
  doubts: [],
  amountText: null,
  isTinned: false,
  leftOut: null,
} as const satisfies Partial<BroughtFood>;

export const broughtFood = (row: Pick<BroughtFood, 'at' | 'title'> & Partial<BroughtFood>): BroughtFood => ({
  ...NOTHING_SAID,
  doubts: [],
  ...row,
});

const dateOf = (labelDate: SourceFood['labelDate']): SourceDate => {
  if (labelDate === undefined) return { is: 'none' };
  return labelDate === null ? { is: 'never' } : { is: 'day', date: labelDate };
};

/** A row that is in our words already, with the price of the whole. */
export const certainFood = ({ labelDate, price, ...food }: SourceFood, index: number): BroughtFood =>
  broughtFood({
    ...food,
    at: index + 1,
    date: dateOf(labelDate),
    price: price === null ? null : { value: price, isEach: false },
  });

/** What the server read out of a database, or what Grocy's API told. */
export const broughtBy = ({ program, foods, history, leftBehind }: SourceRead): Brought => ({
  source: program,
  foods: foods.map(certainFood),
  history,
  leftBehind,
  currency: null,
});
