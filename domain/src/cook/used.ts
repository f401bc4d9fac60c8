import type { Intent } from '#items/intents/intents.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import type { FilledDish, FilledSlot, SlotUse } from './fill.ts';

/** How much of an item was used: nothing, half or all of what is left, or an amount in its own unit. */
type UsedAmount = { is: 'none' } | { is: 'half' } | { is: 'all' } | { is: 'amount'; amount: number };

/** A row of "What did you use?". */
export interface UsedRow {
  item: KitchenItem;
  used: UsedAmount;
  /** Nobody knows it exactly: shown as "about". */
  isGuessed: boolean;
}

const rounded = (amount: number) => Math.round(amount * 1000) / 1000;
/** Of many pieces whole ones are used, of one or two also halves. */
const FEW_PIECES = 2;

function usedOf(item: KitchenItem, amount: number): UsedAmount {
  if (amount >= item.amount) return { is: 'all' };
  if (amount <= 0) return { is: 'none' };
  return rounded(amount * 2) === item.amount ? { is: 'half' } : { is: 'amount', amount: rounded(amount) };
}

function byWeight({ item, food }: SlotUse, grams: number): UsedAmount | null {
  if (item.unit === 'g' || item.unit === 'ml') return usedOf(item, Math.round(grams));
  if (item.unit !== 'piece' || food.grams === null) return null;
  const pieces = grams / food.grams;
  const step = item.amount > FEW_PIECES ? 1 : 0.5;
  return usedOf(item, Math.max(step, Math.round(pieces / step) * step));
}

/** All of it if it is the last one or has to go, else half; but not a bottle of soy sauce for a spoonful. */
function byChance({ item, daysLeft, isFrozen }: SlotUse, isSeasoning: boolean): UsedAmount {
  const isDue = daysLeft !== null && daysLeft <= 1 && !isFrozen;
  if (isSeasoning && !isDue) return { is: 'none' };
  const isLast = item.amount <= 1 && item.unit !== 'g' && item.unit !== 'ml';
  return isDue || isLast ? { is: 'all' } : { is: 'half' };
}

function rowOf({ slot }: FilledSlot, use: SlotUse): UsedRow {
  const { item, amount, food } = use;
  // Nobody uses up half of their cumin by seasoning with it.
  if (slot.amount === null) return { item, used: { is: 'none' }, isGuessed: true };
  if (amount === null) return { item, used: byChance(use, slot.isSeasoning), isGuessed: true };
  if (item.unit === slot.unit) {
    const isCounted = slot.unit === 'piece' && item.amount > FEW_PIECES;
    return { item, used: usedOf(item, isCounted ? Math.ceil(amount) : amount), isGuessed: false };
  }
  const grams = slot.unit === 'piece' ? amount * (food.grams ?? 0) : amount;
  return { item, used: byWeight(use, grams) ?? byChance(use, slot.isSeasoning), isGuessed: true };
}

/** What was probably used, in the order of the dish; never more than is there. */
export const usedBy = ({ slots }: FilledDish): UsedRow[] =>
  slots.flatMap((filled) => filled.uses.map((use) => rowOf(filled, use)));

/** What is done with an item, for an intent with an id of its own; null for none. */
export type UseAct =
  | Pick<Extract<Intent, { kind: 'useItem' }>, 'kind' | 'itemId' | 'amount'>
  | { kind: 'finishItem'; itemId: ItemId; outcome: 'eaten' };

export function actOf({ item, used }: Pick<UsedRow, 'item' | 'used'>): UseAct | null {
  const itemId = item._id;
  const all = { kind: 'finishItem', itemId, outcome: 'eaten' } as const;
  if (used.is === 'none') return null;
  if (used.is === 'all') return all;
  const amount = used.is === 'half' ? rounded(item.amount / 2) : rounded(used.amount);
  if (amount <= 0) return null;
  return amount >= item.amount ? all : { kind: 'useItem', itemId, amount };
}
