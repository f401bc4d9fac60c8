import type { CalendarDate } from '#calendar-date.ts';
import type { Act, Effect, Of } from '#items/intents/act.ts';
import { after } from '#items/intents/after.ts';
import { saidFood } from '#items/intents/enter.ts';
import type { FoodFacts } from '#items/intents/facts.ts';
import type { Intent } from '#items/intents/intents.ts';
import { INITIAL_STATUS, type KitchenItem } from '#items/item.ts';
import { type Amount, quantityOf } from '#items/keeping/amount.ts';
import { goodThrough } from '#items/keeping/good-through.ts';

/** What is done with food that is there, and what is said of it. */
export type ItemIntent = Exclude<Intent, { kind: 'addItem' | 'undo' }>;

/** The food after the act: nothing if it is gone, two items if only a part is meant, the food itself if it is refused. */
export const itemsAfter = (item: KitchenItem, intent: ItemIntent, today: CalendarDate): KitchenItem[] =>
  shownAfter(item, item, intent, intent.on ?? today);

/** What the act would do, for pages that say so before it is done. */
export const effectOn = (item: KitchenItem, intent: ItemIntent, today: CalendarDate): Effect =>
  after(factsOf(item), intent, intent.on ?? today);

interface Adding {
  /** The public name of the person who adds it. */
  addedBy: string;
  at: Date;
  today: CalendarDate;
}

/** The food that is being added. What it cost last, the server alone knows; what it refuses is shown until it does. */
export function itemAdded(intent: Of<'addItem'>, { addedBy, at, today }: Adding): KitchenItem {
  const addedAt = at.toISOString();
  const { id: _id } = intent.item;
  const origin = {
    _id,
    addedDate: addedAt,
    addedAt,
    addedBy,
    isAdded: true,
    status: INITIAL_STATUS,
  } as const;
  const [item] = shownAfter(origin, null, intent, intent.on ?? today);
  return item ?? itemOf(origin, saidFood(intent.item));
}

/** The food after the event was taken back, where the person remembers what it was before. */
export function itemsUndone(
  now: KitchenItem | null,
  before: KitchenItem | null,
  { event }: Of<'undo'>,
  today: CalendarDate,
): KitchenItem[] {
  const origin = before ?? now;
  if (!origin) return [];
  const last = { id: event, before: before && factsOf(before) };
  return shownAfter(origin, now, { kind: 'undo', last }, today);
}

/** Who put it in and when, and what a person notes of it. */
type Origin = Pick<KitchenItem, '_id' | 'addedDate' | 'addedAt' | 'addedBy' | 'isAdded' | 'status' | 'note'>;

function shownAfter(
  origin: Origin,
  before: KitchenItem | null,
  act: Act,
  today: CalendarDate,
): KitchenItem[] {
  const effect = after(before && factsOf(before), act, today);
  if (!('event' in effect)) return before ? [before] : [];
  const { facts, other } = effect;
  const { note: _, ...unnoted } = origin;
  return [
    ...(facts ? [itemOf(origin, facts)] : []),
    ...(other?.facts ? [itemOf({ ...unnoted, _id: other.id }, other.facts)] : []),
  ];
}

export const amountOf = ({ amountStart, amount, unit }: KitchenItem): Amount => ({
  start: amountStart,
  left: amount,
  unit,
});

const factsOf = (item: KitchenItem): FoodFacts => ({
  title: item.title,
  image: item.image,
  category: item.category,
  amount: amountOf(item),
  place: item.place,
  price: item.price,
  keeping: item.keeping,
  description: item.description,
  belongsTo: item.belongsTo,
  isFree: item.free === true,
  version: item.version,
});

const itemOf = (
  { _id, addedDate, addedAt, addedBy, isAdded, status, note }: Origin,
  facts: FoodFacts,
): KitchenItem => ({
  _id,
  title: facts.title,
  image: facts.image,
  category: facts.category,
  amountStart: facts.amount.start,
  amount: facts.amount.left,
  unit: facts.amount.unit,
  quantity: quantityOf(facts.amount),
  place: facts.place,
  price: facts.price,
  keeping: facts.keeping,
  expiryDate: goodThrough(facts.keeping)?.date ?? null,
  description: facts.description,
  belongsTo: facts.belongsTo,
  version: facts.version,
  addedDate,
  addedAt,
  addedBy,
  isAdded,
  status,
  ...(facts.isFree && { free: true as const }),
  ...(note && { note }),
});
