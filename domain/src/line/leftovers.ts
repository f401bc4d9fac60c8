import { daysBetween } from '#calendar-date.ts';
import { TITLE_MAX_LENGTH } from '#items/item.ts';
import { placeKind } from '#kitchens/place.ts';
import type { BeginningKind, LineFood, LineReader } from './line-food.ts';

const COOKED: ReadonlySet<BeginningKind> = new Set(['made', 'since']);
/** Longer ago, the day is that of a packet. */
const LEFT_DAYS = 14;

/** "Rice from yesterday": nobody speaks so of dry rice, which keeps for a year. In a pantry, it is dry all the same. */
export function asLeftovers(food: LineFood, { sense, today }: LineReader): LineFood {
  const { title, began, place } = food;
  const isCooked = began && COOKED.has(began.value.kind) && daysBetween(began.value.on, today) <= LEFT_DAYS;
  if (!isCooked || (place && placeKind(place.value) === 'pantry')) return food;
  const value = sense?.leftoversOf(title.value);
  const certainty = title.certainty === 'said' ? 'guessed' : title.certainty;
  return value && value.length <= TITLE_MAX_LENGTH
    ? { ...food, title: { ...title, value, certainty } }
    : food;
}
