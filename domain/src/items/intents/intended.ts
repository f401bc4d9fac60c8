import type { CalendarDate } from '#calendar-date.ts';
import type { KitchenItem } from '#items/item.ts';
import { type Amount, quantityOf, use } from '#items/keeping/amount.ts';
import { goodThrough, type Keeping } from '#items/keeping/good-through.ts';
import { freeze, type Kept, open, thaw } from '#items/keeping/keep.ts';
import type { Place } from '#items/keeping/place.ts';
import { usualDays } from '#items/keeping/usual-days.ts';
import type { Intent } from './intents.ts';

/** What is done with food that is there. */
export type Act = Exclude<Intent, { kind: 'addItem' | 'changeItem' | 'undo' }>;

/**
 * The food after the act, by the rules that the server applies: null if it is gone, the food itself if it is refused.
 * A browser shows it at once and hears from the server later.
 */
export function intended(item: KitchenItem, act: Act, today: CalendarDate): KitchenItem | null {
  const on = act.on ?? today;
  const usual = usualDays(item.category);
  switch (act.kind) {
    case 'giveItem':
      return { ...item, belongsTo: act.to };
    case 'finishItem':
      return used(item, act.amount ?? item.amount);
    case 'useItem':
      return used(item, act.amount);
    case 'openItem':
      return kept(item, open(item.keeping, on, act.days === undefined ? usual.opened : act.days));
    case 'freezeItem':
      return kept(item, freeze(item.keeping, on, act.days ?? usual.frozen), 'freezer');
    case 'thawItem':
      return kept(item, thaw(item.keeping, on, act.days ?? usual.thawed), 'fridge');
    case 'moveItem':
      return placed(item, act.place, on);
  }
}

export const amountOf = ({ amountStart, amount, unit }: KitchenItem): Amount => ({
  start: amountStart,
  left: amount,
  unit,
});

function used(item: KitchenItem, wanted: number): KitchenItem | null {
  const { amount } = use(amountOf(item), wanted);
  return amount.left === 0 ? null : { ...item, amount: amount.left, quantity: quantityOf(amount) };
}

function kept(item: KitchenItem, result: Kept, place = item.place): KitchenItem {
  return 'refused' in result ? item : { ...item, ...keepingFields(result.keeping), place };
}

const keepingFields = (keeping: Keeping) => ({
  keeping,
  expiryDate: goodThrough(keeping)?.date ?? null,
});

function placed(item: KitchenItem, place: Place, on: CalendarDate): KitchenItem {
  if (place === item.place) return item;
  const { frozen, thawed } = usualDays(item.category);
  if (place === 'freezer') return kept(item, freeze(item.keeping, on, frozen), place);
  const { freezing } = item.keeping;
  if (freezing && !freezing.thawed) return kept(item, thaw(item.keeping, on, thawed), place);
  return { ...item, place };
}
