import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/items/category.ts';
import type { ColumnType, Selectable } from 'kysely';

declare module '#db/tables.ts' {
  interface Tables {
    item_count_changes: ItemCountChangesTable;
    item_counts: ItemCountsTable;
    items: ItemsTable;
    items_version: ItemsVersionTable;
    notes: NotesTable;
    owner_item_changes: OwnerItemChangesTable;
    removed_items: RemovedItemsTable;
  }
}

export interface ItemsTable {
  id: string;
  owner_id: string;
  title: string;
  image: string | null;
  category: Category;
  quantity: number;
  expiry_date: StoredDate;
  description: string;
  status: 'available';
  added_at: Date;
}

/** A record, because the compiler reports a missing column. */
const columns: Record<keyof ItemsTable, true> = {
  id: true,
  owner_id: true,
  title: true,
  image: true,
  category: true,
  quantity: true,
  expiry_date: true,
  description: true,
  status: true,
  added_at: true,
};

/** Columns are always named: a newer server on the same database may have added one. */
export const ITEM_COLUMNS = Object.keys(columns) as (keyof ItemsTable)[];

interface NotesTable {
  item_id: string;
  text: string;
  created_at: Date;
}

interface RemovedItemsTable {
  id: string;
  owner_id: string;
  /** The removed row; JSON has no dates, so `added_at` is text. */
  item: ColumnType<Omit<ItemRow, 'added_at'> & { added_at: string }, string, never>;
  note_text: string | null;
  note_created_at: Date | null;
  removed_at: Date;
}

interface ItemCountsTable {
  category: Category;
  expiry_date: StoredDate;
  slot: number;
  count: number;
}

interface ItemCountChangesTable {
  changed_on: string;
  expiry_date: StoredDate;
  slot: number;
  change: number;
}

interface OwnerItemChangesTable {
  owner_id: string;
  changed_on: string;
  expiry_date: StoredDate;
  change: number;
}

interface ItemsVersionTable {
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
