import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { type Amount, quantityOf, type Unit } from '@crisper/domain/items/keeping/amount.ts';
import {
  goodThrough,
  type Keeping,
  labelled,
  newLabel,
  type SaidLabel,
} from '@crisper/domain/items/keeping/good-through.ts';
import { label, stricterLabel } from '@crisper/domain/items/keeping/keep.ts';
import type { StoredItem } from './item-events.table.ts';
import { fromStoredDate, type ItemRow, toStoredDate } from './items.table.ts';

type AmountColumns = Pick<ItemRow, 'amount' | 'amount_start' | 'unit' | 'quantity'>;
type KeepingColumns = Pick<ItemRow, 'keeping' | 'expiry_date'>;

export const amountOf = ({ amount_start, amount, unit }: AmountColumns): Amount => ({
  start: amount_start,
  left: amount,
  unit,
});

export const foodOf = ({ category, price, ...row }: ItemRow) => ({ category, price, amount: amountOf(row) });

/** The columns of an amount, and the quantity that comes of it. */
export const amountColumns = (amount: Amount): AmountColumns => ({
  amount: amount.left,
  amount_start: amount.start,
  unit: amount.unit,
  quantity: quantityOf(amount),
});

/** So many pieces. */
export const piecesColumns = (count: number): AmountColumns =>
  amountColumns({ start: count, left: count, unit: 'piece' });

export const keepingOf = ({ keeping, expiry_date }: KeepingColumns): Keeping =>
  keeping ?? labelled(fromStoredDate(expiry_date));

/** The columns of what is known about its keeping, and the day that comes of it. */
export const keepingColumns = (keeping: Keeping): KeepingColumns => ({
  keeping,
  expiry_date: toStoredDate(goodThrough(keeping)?.date ?? null),
});

/** The row that an event kept. One from before there were amounts has a quantity and a date alone. */
export const keptRow = (kept: StoredItem): ItemRow => ({
  ...piecesColumns(kept.quantity),
  place: 'fridge',
  price: null,
  keeping: null,
  is_free: false,
  ...kept,
  added_at: new Date(kept.added_at),
});

/** Where only a date is known. */
export const dateColumns = (date: CalendarDate | null): KeepingColumns => ({
  keeping: null,
  expiry_date: toStoredDate(date),
});

/** Where a person said a date, or that it needs none, or nothing. */
const saidColumns = (date: CalendarDate | null | undefined): KeepingColumns =>
  date === null ? keepingColumns(newLabel({ labelDate: null })) : dateColumns(date ?? null);

interface SaidAmount {
  quantity?: number | undefined;
  amount?: number | undefined;
  unit?: Unit | undefined;
}

interface SaidDates extends SaidLabel {
  expiryDate?: CalendarDate | null | undefined;
}

export function newAmount({ quantity = 1, amount = quantity, unit = 'piece' }: SaidAmount): AmountColumns {
  return amountColumns({ start: amount, left: amount, unit });
}

export function changedAmount(before: AmountColumns, { quantity, amount, unit }: SaidAmount): AmountColumns {
  if (amount === undefined && quantity !== undefined && quantity !== before.quantity)
    return piecesColumns(quantity);
  const left = amount ?? before.amount;
  return amountColumns({ start: Math.max(before.amount_start, left), left, unit: unit ?? before.unit });
}

export function newKeeping({ expiryDate, ...said }: SaidDates): KeepingColumns {
  const { labelDate = expiryDate, dateKind, estimated } = said;
  if (said.labelDate === undefined && !dateKind && !estimated) return saidColumns(expiryDate);
  return keepingColumns(newLabel({ ...said, labelDate }));
}

/** Another person may have written down a date meanwhile: then the earlier one counts. */
export function changedKeeping(before: KeepingColumns, said: SaidDates, isFresh: boolean): KeepingColumns {
  const { expiryDate, labelDate, dateKind } = said;
  const known = { keeping: before.keeping, expiry_date: before.expiry_date };
  if (expiryDate !== undefined) {
    const date = saidColumns(expiryDate);
    return isFresh || date.expiry_date < before.expiry_date ? date : known;
  }
  if (labelDate === undefined && dateKind === undefined) return known;
  const change = isFresh ? label : stricterLabel;
  return keepingColumns(change(keepingOf(before), said));
}
