import type { FoodFacts } from '@crisper/domain/items/intents/facts.ts';
import { type Amount, quantityOf } from '@crisper/domain/items/keeping/amount.ts';
import { goodThrough, type Keeping, labelled } from '@crisper/domain/items/keeping/good-through.ts';
import type { StoredItem } from './item-events.table.ts';
import { fromStoredDate, type ItemRow, toStoredDate } from './items.table.ts';

type AmountColumns = Pick<ItemRow, 'amount' | 'amount_start' | 'unit' | 'quantity'>;
type KeepingColumns = Pick<ItemRow, 'keeping' | 'expiry_date'>;

export const amountOf = ({ amount_start, amount, unit }: AmountColumns): Amount => ({
  start: amount_start,
  left: amount,
  unit,
});

/** The columns of an amount; the quantity is computed from it. */
export const amountColumns = (amount: Amount): AmountColumns => ({
  amount: amount.left,
  amount_start: amount.start,
  unit: amount.unit,
  quantity: quantityOf(amount),
});

/** The columns of a number of pieces. */
export const piecesColumns = (count: number): AmountColumns =>
  amountColumns({ start: count, left: count, unit: 'piece' });

export const keepingOf = ({ keeping, expiry_date }: KeepingColumns): Keeping =>
  keeping ?? labelled(fromStoredDate(expiry_date));

/** The columns of what is known about its keeping; the expiry date is computed from it. */
const keepingColumns = (keeping: Keeping): KeepingColumns => ({
  keeping: isDateAlone(keeping) ? null : keeping,
  expiry_date: toStoredDate(goodThrough(keeping)?.date ?? null),
});

/** True if the expiry date alone tells everything about its keeping. */
const isDateAlone = ({ dateKind, estimated, keeps, opened, freezing }: Keeping) =>
  dateKind === 'best-before' && !estimated && !keeps && !opened && !freezing;

declare class MadeOfFacts {
  protected readonly isMade: true;
}
/** A row that is written. Spreading one loses its mark, so only `rowOf` makes one: field by field, of facts. */
export type NewRow = ItemRow & MadeOfFacts;

/** Whose the food is, and since when: what no act changes. */
export type Origin = Pick<ItemRow, 'kitchen_id' | 'id' | 'added_by' | 'status' | 'added_at'>;

export const factsOf = (row: ItemRow): FoodFacts => ({
  title: row.title,
  image: row.image,
  category: row.category,
  amount: amountOf(row),
  place: row.place,
  price: row.price,
  keeping: keepingOf(row),
  description: row.description,
  belongsTo: row.belongs_to,
  isFree: row.is_free,
  version: row.version,
});

export function rowOf({ kitchen_id, id, added_by, status, added_at }: Origin, facts: FoodFacts): NewRow {
  const row: ItemRow = {
    kitchen_id,
    id,
    added_by,
    belongs_to: facts.belongsTo,
    title: facts.title,
    image: facts.image,
    category: facts.category,
    ...amountColumns(facts.amount),
    place: facts.place,
    price: facts.price,
    ...keepingColumns(facts.keeping),
    description: facts.description,
    is_free: facts.isFree,
    status,
    added_at,
    version: facts.version,
  };
  return row as NewRow;
}

/** The row that an event kept. One from before there were amounts has a quantity and a date alone. */
export const keptRow = (kept: StoredItem): ItemRow => ({
  kitchen_id: kept.kitchen_id,
  id: kept.id,
  added_by: kept.added_by,
  belongs_to: kept.belongs_to,
  title: kept.title,
  image: kept.image,
  category: kept.category,
  quantity: kept.quantity,
  amount_start: kept.amount_start ?? kept.quantity,
  amount: kept.amount ?? kept.quantity,
  unit: kept.unit ?? 'piece',
  place: kept.place ?? 'fridge',
  price: kept.price ?? null,
  expiry_date: kept.expiry_date,
  keeping: kept.keeping ?? null,
  description: kept.description,
  is_free: kept.is_free ?? false,
  status: kept.status,
  added_at: new Date(kept.added_at),
  version: kept.version,
});
