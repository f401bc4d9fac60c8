import { randomUUIDv7 } from 'node:crypto';
import { type CalendarDate, hourAt } from '@crisper/domain/calendar-date.ts';
import {
  type ImportedEvent,
  type ImportedFood,
  importedKeeping,
} from '@crisper/domain/imports/imported-food.ts';
import { INITIAL_STATUS } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { isBuiltIn } from '@crisper/domain/pictures/picture-address.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { type NewRow, type Origin, rowOf } from '#items/row-facts.ts';

export interface Arrival {
  kitchenId: string;
  accountId: string;
  now: Date;
  /** The day in the kitchen, and its zone. */
  today: CalendarDate;
  zone: TimeZone;
}

const NOON = 12;

/** A picture that people of another kitchen took cannot come along; one of the web and those of the app can. */
const comesAlong = (image: string | null | undefined) =>
  image && (image.startsWith('https://') || isBuiltIn(image)) ? image : null;

const origin = ({ kitchenId, accountId }: Arrival, addedAt: Date): Origin => ({
  kitchen_id: kitchenId,
  id: randomUUIDv7(),
  added_by: accountId,
  status: INITIAL_STATUS,
  added_at: addedAt,
});

/** The row of a food that an import puts in. */
export function importedRow(food: ImportedFood, arrival: Arrival): NewRow {
  const { category = 'Others', amount, amountStart = amount, addedOn, unit, image } = food;
  const { now, today, zone } = arrival;
  const addedAt = addedOn && addedOn < today ? hourAt(addedOn, NOON, zone) : now;
  return rowOf(origin(arrival, addedAt), {
    title: food.title,
    image: comesAlong(image),
    category,
    amount: { start: Math.max(amount, amountStart), left: amount, unit },
    place: food.place,
    price: food.price ?? null,
    keeping: importedKeeping(food, category, addedOn ?? today),
    description: food.description ?? '',
    belongsTo: null,
    isFree: false,
    version: 1,
  });
}

/** What food of the past was, as far as its event needs it: it never was in the kitchen itself. */
export function pastRow(event: ImportedEvent, arrival: Arrival): NewRow {
  const { title, category = 'Others', amount, unit, price, on } = event;
  return rowOf(origin(arrival, hourAt(on, NOON, arrival.zone)), {
    title,
    image: null,
    category,
    amount: { start: amount, left: amount, unit },
    place: 'fridge',
    price: price ?? null,
    keeping: labelled(null),
    description: '',
    belongsTo: null,
    isFree: false,
    version: 1,
  });
}
