import type { CalendarDate } from '#calendar-date.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import { type Amount, quantityOf, split, splitPrice, use } from '#items/keeping/amount.ts';
import { goodThrough, type Keeping } from '#items/keeping/good-through.ts';
import { freeze, type Kept, open, thaw } from '#items/keeping/keep.ts';
import { frozenIn, moveOf, thawedIn } from '#items/keeping/move.ts';
import { openedDays, usualDays } from '#items/keeping/usual-days.ts';
import type { Place } from '#kitchens/place.ts';
import type { Intent } from './intents.ts';

/** What is done with food that is there. */
export type Act = Exclude<Intent, { kind: 'addItem' | 'changeItem' | 'undo' }>;

/**
 * The food after the act, by the rules that the server applies: nothing if it is gone, two items if only a part is
 * meant, the food itself if it is refused. A browser shows it at once and hears from the server later.
 */
export function intended(item: KitchenItem, act: Act, today: CalendarDate): KitchenItem[] {
  const part = 'part' in act ? act.part : undefined;
  if (!part || part.amount >= item.amount) {
    const after = acted(item, act, today);
    return after ? [after] : [];
  }
  const [rest, taken] = apart(item, part);
  const after = acted(taken, act, today);
  return after && after !== taken ? [rest, after] : [item];
}

/** The rest of the food, and the part as an item of its own. */
function apart(item: KitchenItem, part: { id: ItemId; amount: number }): [KitchenItem, KitchenItem] {
  const { note: _, ...facts } = item;
  const amounts = split(amountOf(item), part.amount);
  const prices = splitPrice(item.price, amountOf(item), amounts[1].start);
  return [
    { ...item, ...amountFields(amounts[0]), price: prices[0] },
    { ...facts, _id: part.id, ...amountFields(amounts[1]), price: prices[1], version: 1 },
  ];
}

export const amountFields = (amount: Amount) => ({
  amountStart: amount.start,
  amount: amount.left,
  quantity: quantityOf(amount),
});

function acted(item: KitchenItem, act: Act, today: CalendarDate): KitchenItem | null {
  const on = act.on ?? today;
  const usual = usualDays(item.category);
  switch (act.kind) {
    case 'giveItem':
      return act.to === item.belongsTo ? item : { ...item, belongsTo: act.to };
    case 'finishItem':
      return used(item, act.amount ?? item.amount);
    case 'useItem':
      return used(item, act.amount);
    case 'openItem':
      return kept(item, open(item.keeping, on, act.days === undefined ? openedDays(item) : act.days));
    case 'freezeItem':
      return kept(item, freeze(item.keeping, on, act.days ?? usual.frozen), frozenIn(item.place));
    case 'thawItem':
      return kept(item, thaw(item.keeping, on, act.days ?? usual.thawed), thawedIn(item.place));
    case 'moveItem':
      return placed(item, act.place, on);
    case 'removeItem':
      return null;
    case 'offerItem':
      return act.free === Boolean(item.free) ? item : offered(item, act.free);
  }
}

export const amountOf = ({ amountStart, amount, unit }: KitchenItem): Amount => ({
  start: amountStart,
  left: amount,
  unit,
});

function offered({ free: _, ...item }: KitchenItem, isFree: boolean): KitchenItem {
  return isFree ? { ...item, free: true } : item;
}

function used(item: KitchenItem, wanted: number): KitchenItem | null {
  const { amount } = use(amountOf(item), wanted);
  return amount.left === 0 ? null : { ...item, ...amountFields(amount) };
}

function kept(item: KitchenItem, result: Kept, place = item.place): KitchenItem {
  if ('refused' in result || (result.keeping === item.keeping && place === item.place)) return item;
  return { ...item, ...keepingFields(result.keeping), place };
}

export const keepingFields = (keeping: Keeping) => ({
  keeping,
  expiryDate: goodThrough(keeping)?.date ?? null,
});

function placed(item: KitchenItem, place: Place, on: CalendarDate): KitchenItem {
  if (place === item.place) return item;
  const { frozen, thawed } = usualDays(item.category);
  switch (moveOf(item.keeping, place)) {
    case 'freeze':
      return kept(item, freeze(item.keeping, on, frozen), place);
    case 'thaw':
      return kept(item, thaw(item.keeping, on, thawed), place);
    case 'place':
      return { ...item, place };
  }
}
