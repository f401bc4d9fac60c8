import { addDays, type CalendarDate } from '#calendar-date.ts';
import { foodOf } from '#foods/food-of.ts';
import type { FoodNames } from '#foods/names.ts';
import type { Intent } from '#items/intents/intents.ts';
import type { ItemId } from '#items/item.ts';
import { estimate, usualPlace } from '#items/shelf-life/estimate.ts';
import { type UsualFood, usualKey } from '#items/usual/usual-food.ts';
import { isOpen, type LineFood } from '#line/line-food.ts';
import { readPrice } from '#price.ts';

export interface LineKnowledge {
  today: CalendarDate;
  names: FoodNames;
  /** What the kitchen buys often. */
  usual: readonly UsualFood[];
  currency: string;
  locale: string;
}

interface Ids {
  item: ItemId;
  added: string;
  opened: string;
}

/** Guesses what nobody said: as the kitchen had it the last time, else as is usual for such a food. */
function guessed(line: LineFood, known: LineKnowledge) {
  const { place, opened, began, date } = line;
  const { value: title } = line.title;
  const { names, usual, today } = known;
  const before = usual.find((food) => usualKey(food.title) === usualKey(title));
  const meaning = foodOf(title, names);
  const listed = meaning?.is === 'food' ? meaning.food.category : null;
  const earlier = before?.category === 'Others' ? null : before?.category;
  const category = earlier ?? listed ?? 'Others';
  const isOpened = isOpen(line);
  const usually = isOpened ? undefined : before?.place;
  const where = place?.value ?? usually ?? usualPlace({ title, category, isOpened }, names);
  const isDateSaid = date !== null && (date.value !== null || date.certainty === 'said');
  const food = { title, category, place: where, isOpened, isCategorySaid: false };
  const keeps = isDateSaid ? null : estimate({ ...food, spans: before?.days ?? [] }, names);
  const from = opened?.value ?? began?.value.on ?? today;
  return { before, category, place: where, keeps, from };
}

function labelOf({ date }: LineFood, { keeps, from }: Pick<ReturnType<typeof guessed>, 'keeps' | 'from'>) {
  if (keeps) {
    const { isUseBy, ...by } = keeps;
    const dateKind = isUseBy ? ('use-by' as const) : ('estimate' as const);
    return { labelDate: keeps.days === null ? null : addDays(from, keeps.days), dateKind, estimated: by };
  }
  if (date?.value) return { labelDate: date.value.date, dateKind: date.value.kind };
  return date?.certainty === 'said' ? { labelDate: null } : {};
}

/** The intents that add a food of a line: it is put in, and opened if the line says that it is open. */
export function lineAddition(food: LineFood, known: LineKnowledge, ids: Ids): Intent[] {
  const guess = guessed(food, known);
  const { before, category, place } = guess;
  const { title, amount, belongsTo, opened, began, price } = food;
  // A price in another currency is not one of the kitchen's.
  const paid = price && price.doubt !== 'other_currency' ? readPrice(price.value, known) : undefined;
  const usualAmount = before
    ? { amount: before.amount, unit: before.unit }
    : { amount: 1, unit: 'piece' as const };
  const added: Intent = {
    id: ids.added,
    kind: 'addItem',
    ...(began?.value.kind === 'frozen' && { on: began.value.on }),
    item: {
      ...{ id: ids.item, title: title.value, category, place },
      ...(amount?.value ?? usualAmount),
      ...(before?.image && { image: before.image }),
      ...labelOf(food, guess),
      ...(belongsTo && { belongsTo: belongsTo.value }),
      ...(paid !== undefined && { price: paid }),
    },
  };
  return opened ? [added, { id: ids.opened, kind: 'openItem', itemId: ids.item, on: opened.value }] : [added];
}
