import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { Keeping } from '@crisper/domain/items/keeping/good-through.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import type { Generated, Selectable } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    item_counts: ItemCountsTable;
    items: ItemsTable;
    items_version: ItemsVersionTable;
    notes: NotesTable;
  }
}

export interface ItemsTable {
  kitchen_id: string;
  id: string;
  added_by: string;
  /** Null for everybody's, and in the public fridge. A person who has left the kitchen is nobody. */
  belongs_to: string | null;
  title: string;
  image: string | null;
  category: Category;
  /** A whole number, computed from the amount. */
  quantity: number;
  amount_start: number;
  /** What is left. */
  amount: number;
  unit: Unit;
  place: Place;
  /** Of the whole, in the smallest unit of the kitchen's currency. */
  price: number | null;
  /** Computed from `keeping`. */
  expiry_date: StoredDate;
  /** Null where only the date is known. */
  keeping: Keeping | null;
  description: string;
  /** Anybody may take it; in the public fridge only. */
  is_free: boolean;
  status: 'available';
  added_at: Date;
  version: number;
}

/** A record, because the compiler reports a missing column. */
const columns: Record<keyof ItemsTable, true> = {
  kitchen_id: true,
  id: true,
  added_by: true,
  belongs_to: true,
  title: true,
  image: true,
  category: true,
  quantity: true,
  amount_start: true,
  amount: true,
  unit: true,
  place: true,
  price: true,
  expiry_date: true,
  keeping: true,
  description: true,
  is_free: true,
  status: true,
  added_at: true,
  version: true,
};

/** Columns are always named: a newer server on the same database may have added one. */
export const ITEM_COLUMNS = Object.keys(columns) as (keyof ItemsTable)[];

/** A note stays for a while when its item is removed, because that can be undone. */
interface NotesTable {
  kitchen_id: string;
  item_id: string;
  author_id: string;
  text: string;
  created_at: Date;
}

/** Of the public fridge; a kitchen's items are counted when they are asked for. */
interface ItemCountsTable {
  kitchen_id: Generated<string>;
  category: Category;
  expiry_date: StoredDate;
  slot: number;
  count: number;
}

interface ItemsVersionTable {
  kitchen_id: Generated<string>;
  slot: number;
  version: number;
}

export type ItemRow = Selectable<ItemsTable>;

/** An expiry date in the tables: an item without one is good for ever. */
export type StoredDate = CalendarDate | typeof UNDATED;
export const UNDATED = 'infinity';

export function toStoredDate(date: CalendarDate | null): StoredDate {
  return date ?? UNDATED;
}

export function fromStoredDate(date: StoredDate): CalendarDate | null {
  return date === UNDATED ? null : date;
}
