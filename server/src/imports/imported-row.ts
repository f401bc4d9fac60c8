import { randomUUIDv7 } from 'node:crypto';
import { type CalendarDate, hourAt } from '@crisper/domain/calendar-date.ts';
import {
  type ImportedEvent,
  type ImportedFood,
  importedKeeping,
} from '@crisper/domain/imports/imported-food.ts';
import { INITIAL_STATUS } from '@crisper/domain/items/item.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { type ItemRow, UNDATED } from '#items/items.table.ts';
import { amountColumns, keepingColumns } from '#items/row-facts.ts';

export interface Arrival {
  kitchenId: string;
  accountId: string;
  now: Date;
  /** The day in the kitchen, and its zone. */
  today: CalendarDate;
  zone: TimeZone;
}

const NOON = 12;

/** A picture of another kitchen cannot come along; one of the web can. */
const isOfTheWeb = (image: string | null | undefined) => image?.startsWith('https://') === true;

const shared = ({ kitchenId, accountId }: Arrival) => ({
  kitchen_id: kitchenId,
  id: randomUUIDv7(),
  added_by: accountId,
  belongs_to: null,
  is_free: false,
  status: INITIAL_STATUS as typeof INITIAL_STATUS,
  version: 1,
});

/** The row of a food that an import puts in. */
export function importedRow(food: ImportedFood, arrival: Arrival): ItemRow {
  const { category = 'Others', amount, amountStart = amount, addedOn, unit, image } = food;
  const { now, today, zone } = arrival;
  const keeping = importedKeeping(food, category, addedOn ?? today);
  return {
    ...shared(arrival),
    title: food.title,
    image: isOfTheWeb(image) && image ? image : null,
    category,
    ...amountColumns({ start: Math.max(amount, amountStart), left: amount, unit }),
    place: food.place,
    price: food.price ?? null,
    ...keepingColumns(keeping),
    description: food.description ?? '',
    added_at: addedOn && addedOn < today ? hourAt(addedOn, NOON, zone) : now,
  };
}

/** What food of the past was, as far as its event needs it: it never was in the kitchen itself. */
export function pastRow(event: ImportedEvent, arrival: Arrival): ItemRow {
  const { title, category = 'Others', amount, unit, price, on } = event;
  return {
    ...shared(arrival),
    title,
    image: null,
    category,
    ...amountColumns({ start: amount, left: amount, unit }),
    place: 'fridge',
    price: price ?? null,
    keeping: null,
    expiry_date: UNDATED,
    description: '',
    added_at: hourAt(on, NOON, arrival.zone),
  };
}
