import type { CalendarDate } from '#calendar-date.ts';
import type { Category } from '#foods/category.ts';
import { daysFrom } from '#imports/foreign-rows.ts';
import { eventDay, frozenSometime, type ImportedFood, importedKeeping } from '#imports/imported-food.ts';
import type { SourceFood } from '#imports/source-food.ts';
import { freeze } from '#items/keeping/keep.ts';
import { isFreezer, type Place } from '#kitchens/place.ts';
import type { Question } from './questions.ts';
import type { UnderstoodFood } from './understand.ts';

type Freezing = SourceFood['freezing'];

/** Food lies in a freezer with a day that its source has for it, and nothing says when it was frozen. */
export interface FrozenSometime {
  labelDate: CalendarDate;
  /** Not after today. */
  boughtOn: CalendarDate | null;
}

const shared = { about: '', foods: [] };

/** A day that has passed says nothing about how long frozen food keeps. Nobody knows is the careful answer. */
const FROZEN: Question = {
  ...{ ...shared, id: 'frozen', kind: 'frozen', isDoubt: true },
  choices: ['unknown', 'before', 'today'],
  chosen: 'unknown',
};

/** A day to come may be the freezer's or the pack's. The one that stands there is the earlier one as a rule. */
const FREEZER_DAY: Question = {
  ...{ ...shared, id: 'freezer-day', kind: 'freezer-day', isDoubt: false },
  choices: ['keep', 'today'],
  chosen: 'keep',
};

export const FREEZING_QUESTIONS = [FROZEN, FREEZER_DAY] as const;

/** What has to be asked about it; nothing if the day to come counts from the day on which it came. */
export function freezingQuestion(
  { labelDate, boughtOn }: FrozenSometime,
  today: CalendarDate,
): Question | null {
  if (labelDate < today) return FROZEN;
  return boughtOn ? null : FREEZER_DAY;
}

/** Since when it is frozen, by a person's answer. */
export function freezingBy(
  answer: string | null | undefined,
  { labelDate, boughtOn }: FrozenSometime,
  today: CalendarDate,
): Freezing {
  switch (answer) {
    case 'today':
      return { on: today };
    // On that day at the latest, and not before it came.
    case 'before':
      return { on: eventDay(boughtOn && boughtOn < labelDate ? boughtOn : labelDate), isGuess: true };
    default:
      return labelDate < today ? frozenSometime(labelDate) : frozenUntil(labelDate, boughtOn ?? today);
  }
}

/** A day to come counts in a freezer, too. */
const frozenUntil = (labelDate: CalendarDate, on: CalendarDate): Freezing => ({
  on,
  days: daysFrom(on, labelDate),
  isGuess: true,
});

/** Null where its day of freezing is known, or nothing depends on it; an estimate is one for freezers already. */
export const frozenSometimeIn = (
  { freezing }: UnderstoodFood,
  place: Place,
  { labelDate, estimated }: Pick<SourceFood, 'labelDate' | 'estimated'>,
  boughtOn: CalendarDate | null,
): FrozenSometime | null =>
  !freezing && isFreezer(place) && labelDate && !estimated ? { labelDate, boughtOn } : null;

/** What is past its use-by date is not frozen any more, in a kitchen or on the way into one. */
export function isFrozenTooLate(food: ImportedFood, category: Category): boolean {
  const { freezing } = food;
  // Programs that count its days themselves know better.
  if (!freezing || freezing.isGuess || freezing.days !== undefined) return false;
  const before = importedKeeping({ ...food, freezing: null }, category, freezing.on);
  return 'refused' in freeze(before, freezing.on, 0);
}
