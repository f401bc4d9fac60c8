import type { CalendarDate } from '#calendar-date.ts';
import type { Intent } from '#items/intents/intents.ts';
import type { ItemId } from '#items/item.ts';
import type { Unit } from '#items/keeping/amount.ts';
import type { KnownName } from '#items/usual/known-name.ts';
import { type UsualFood, usualKey } from '#items/usual/usual-food.ts';
import { comingDate, type Pack, seenAs } from '#labels/pack.ts';
import type { LineFood } from '#line/line-food.ts';
import { type LineKnowledge, lineAddition } from '#lines/line-addition.ts';
import type { ScanAct } from './scans-api.ts';

/** Made by the caller: the same ids again are the same scan. */
export interface ScanIds {
  event: string;
  /** Of food that is put in, or of a part that becomes one of its own. */
  item: ItemId;
}

const saidByPack = <Value>(value: Value) => ({ value, certainty: 'said' as const, from: 0, to: 0 });

/** The pack is put in as it was the last time, with the day and the weight that its code says. */
export function scanAddition(pack: Pack, name: KnownName, known: LineKnowledge, ids: ScanIds): Intent[] {
  const { seen: _, ...named } = name;
  const key = usualKey(name.title);
  const bought = known.usual.find(({ title }) => usualKey(title) === key);
  const usual: UsualFood = { times: 1, days: [], gone: { times: 0, wasted: 0 }, ...bought, ...named };
  const date = comingDate(pack, known.today);
  const food: LineFood = {
    ...{ from: 0, to: 0, place: null, opened: null, began: null, belongsTo: null, price: null },
    title: saidByPack(name.title),
    amount: pack.amount && saidByPack(pack.amount),
    date: date && saidByPack(date),
  };
  const addition = { item: ids.item, added: ids.event, opened: ids.event };
  return lineAddition(food, { ...known, usual: [usual] }, addition).map((intent) =>
    intent.kind === 'addItem' ? { ...intent, seen: { as: seenAs(pack) } } : intent,
  );
}

/** Of food that a scanner may mean, what the choice depends on. */
export interface ScannableFood {
  id: ItemId;
  amount: number;
  unit: Unit;
  /** Null where it keeps, or where nobody knows. */
  expiryDate: CalendarDate | null;
  isOpened: boolean;
}

/** Sorts behind every date. */
const NEVER = 'never';

/** The food that is due first; what is opened already is not opened again. */
export function dueFirst(foods: readonly ScannableFood[], act: ScanAct): ScannableFood | undefined {
  const [first] = foods.toSorted(
    (a, b) =>
      (act === 'opened' ? Number(a.isOpened) - Number(b.isOpened) : 0) ||
      ((a.expiryDate ?? NEVER) < (b.expiryDate ?? NEVER) ? -1 : 1),
  );
  return first;
}

/** What was said of one pack: of food that is several packs, one of them. */
export function scanAct(
  act: Exclude<ScanAct, 'added'>,
  food: ScannableFood,
  { amount, unit }: Pick<KnownName, 'amount' | 'unit'>,
  { event: id, item }: ScanIds,
): Intent {
  const isPart = food.unit === unit && food.amount > amount;
  const itemId = food.id;
  if (act === 'opened')
    return { id, kind: 'openItem', itemId, ...(isPart && { part: { id: item, amount } }) };
  const outcome = act === 'eaten' ? 'eaten' : 'wasted';
  return { id, kind: 'finishItem', itemId, outcome, ...(isPart && { amount }) };
}
