import type * as z from 'zod/mini';
import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { FIRST_EVENT_DAY } from '#calendar-date-schema.ts';
import type { Category } from '#foods/category.ts';
import {
  type Freezing,
  goodThrough,
  type Keeping,
  newLabel,
  type Since,
} from '#items/keeping/good-through.ts';
import { openedDays, usualDays } from '#items/keeping/usual-days.ts';
import { isFreezer, type Place } from '#kitchens/place.ts';
import { fractionDigits } from '#money.ts';
import { PRICE_MAX } from '#price.ts';
import type { importedEventSchema, importedFoodSchema, PortableField } from './imported-food-schema.ts';
import type { SourceEvent, SourceFood } from './source-food.ts';

export type ImportedFood = z.output<typeof importedFoodSchema>;
/** With every field that comes along: the compiler reports one that is left out. */
export type CompleteFood = ImportedFood & Required<Pick<ImportedFood, PortableField>>;
export type ImportedEvent = z.output<typeof importedEventSchema>;

interface Answers {
  place: Place;
  category: Category;
  /** The kitchen's, in which the prices of the source are taken to be. */
  currency: string;
}

/** What is sent to the server for a row of a source, once its place and its category are known. */
export function importedFood(food: SourceFood, { place, category, currency }: Answers): CompleteFood {
  const { ref, title, amount, amountStart, unit, labelDate, dateKind, estimated, opened, freezing } = food;
  return {
    ...{ ref, title, category, amount, amountStart, unit, place },
    ...{ labelDate, dateKind, estimated, opened, freezing },
    addedOn: food.boughtOn,
    price: minorUnits(food.price, currency),
    barcode: food.barcode,
    description: food.note ?? '',
    image: food.image ?? null,
  };
}

export const importedEvent = (
  { group: _, price, ...event }: SourceEvent,
  { category, currency }: Omit<Answers, 'place'>,
): ImportedEvent => ({ ...event, category, price: minorUnits(price, currency) });

function minorUnits(price: number | null, currency: string): number | null {
  const minor = price === null ? null : Math.round(price * 10 ** fractionDigits(currency));
  return minor !== null && minor >= 0 && minor <= PRICE_MAX ? minor : null;
}

type Dated = Pick<ImportedFood, 'labelDate' | 'dateKind' | 'estimated' | 'opened' | 'freezing' | 'place'>;

type KeptFreezing = NonNullable<ImportedFood['freezing']>;

/** Food that was frozen nobody knows when, perhaps after its own day, so that it counts as if it were not frozen. */
export const frozenSometime = (labelDate: CalendarDate): KeptFreezing => ({
  on: eventDay(labelDate),
  days: 0,
  isGuess: true,
});

/** A day before the first on which something may have happened is that one. */
export const eventDay = (day: CalendarDate): CalendarDate =>
  day < FIRST_EVENT_DAY ? (FIRST_EVENT_DAY as CalendarDate) : day;

/** In a freezer food is frozen, since the day on which it came there at the latest. */
const unsaidFreezing = ({ place, labelDate }: Dated, cameOn: CalendarDate): KeptFreezing | null => {
  if (!isFreezer(place)) return null;
  return labelDate && labelDate < cameOn ? frozenSometime(labelDate) : { on: cameOn, isGuess: true };
};

/** What is known about how long it keeps. */
export function importedKeeping(food: Dated, category: Category, cameOn: CalendarDate): Keeping {
  const said = newLabel(food);
  const opened = food.opened ? openedSince(food.opened, { ...said, opened: null }, category) : null;
  const keeping = { ...said, opened };
  const { freezing = unsaidFreezing(food, cameOn) } = food;
  return freezing ? { ...keeping, freezing: frozenSince(freezing, keeping, category) } : keeping;
}

function openedSince(
  { on, days }: NonNullable<ImportedFood['opened']>,
  keeping: Keeping,
  category: Category,
): Since {
  return { on, days: days === undefined ? openedDays({ category, keeping }) : days };
}

function frozenSince(
  { on, days, daysLeft, time = 1, thawed = null, isGuess }: KeptFreezing,
  keeping: Keeping,
  category: Category,
): Freezing {
  const last = goodThrough(keeping)?.date ?? null;
  return {
    on,
    days: days ?? usualDays(category).frozen,
    daysLeft: daysLeft === undefined ? last && Math.max(0, daysBetween(on, last)) : daysLeft,
    time,
    thawed,
    ...(isGuess && { isGuess }),
  };
}
