import type { CalendarDate } from '#calendar-date.ts';
import type { FoodSense } from '#foods/food-sense.ts';
import type { Unit } from '#items/keeping/amount.ts';
import type { DateKind } from '#items/keeping/good-through.ts';
import type { Place } from '#kitchens/place.ts';
import type { LineWords } from './line-words.ts';
import type { Customary } from './measures.ts';

/** What was said is taken as it stands; what was guessed is shown as a guess; what is doubtful asks the person. */
export type Certainty = 'said' | 'guessed' | 'doubtful';

/** Why a part is doubtful. */
export type Doubt =
  | 'amount_too_large'
  | 'date_or_amount'
  | 'no_such_day'
  | 'no_title'
  | 'not_the_end'
  | 'only_numbers'
  | 'other_currency'
  | 'passed'
  | 'place_or_frozen'
  | 'several_amounts'
  | 'several_dates'
  | 'several_places'
  | 'title_too_long'
  | 'uncommon_measure'
  | 'which_order'
  | 'which_person'
  | 'which_week'
  | 'which_year';

/** Characters of the text that was read. */
export interface Span {
  from: number;
  to: number;
}

export interface Part<Value> extends Span {
  value: Value;
  certainty: Certainty;
  doubt?: Doubt;
  /** What it may mean, `value` among them. */
  choices?: Value[];
}

export interface SaidDate {
  date: CalendarDate;
  kind: DateKind;
}

export interface SaidAmount {
  amount: number;
  unit: Unit;
}

/** Which beginning a person spoke of. Its day is never the end. */
export type BeginningKind = 'made' | 'bought' | 'frozen' | 'since';

export interface Beginning {
  kind: BeginningKind;
  on: CalendarDate;
}

export interface LineFood extends Span {
  title: Part<string>;
  amount: Part<SaidAmount> | null;
  /** Its value is null where a day was meant that the calendar does not have. */
  date: Part<SaidDate | null> | null;
  place: Part<Place> | null;
  /** The day on which it was opened. */
  opened: Part<CalendarDate> | null;
  /** From when on it keeps. */
  began: Part<Beginning> | null;
  /** A person's id; the value null is everybody's, where a person said so. */
  belongsTo: Part<string | null> | null;
  /** As typed, without the sign of the currency. */
  price: Part<string> | null;
}

const PACKED: ReadonlySet<Unit> = new Set(['piece', 'pack']);

/** Of what comes in packs, a part is what is left of one: "half a tin". */
export const isPart = ({ amount, unit }: SaidAmount): boolean =>
  PACKED.has(unit) && !Number.isInteger(amount);

/** Whether somebody said so, or there is only a part of it. */
export const isOpen = ({
  opened,
  amount,
}: {
  opened: unknown;
  amount: { value: SaidAmount } | null;
}): boolean => opened !== null || (amount !== null && isPart(amount.value));

export type DayOrder = 'day-first' | 'month-first';

/** What the person and the kitchen bring to the reading. */
export interface LineReader {
  today: CalendarDate;
  /** Null if nobody knows: then 3/12 is doubtful. */
  order: DayOrder | null;
  /** The kitchen's own; those that every kitchen has are among the words. */
  places: readonly { id: Place; name: string }[];
  people: readonly { id: string; name: string }[];
  /** The person who types. */
  me: string | null;
  words: LineWords;
  /** Null until the list of foods is there: then words that are no food are known by themselves alone. */
  sense: FoodSense | null;
  /** Null if nobody knows: then a pint is doubtful. */
  customary: Customary | null;
  /** The kitchen's, as EUR; null if it is not known. */
  currency: string | null;
}
