import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { EntryFacts } from '@crisper/domain/shopping/entry-after.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';

declare module '#db/tables.ts' {
  interface Tables {
    kitchen_staples: KitchenStaplesTable;
    shopping_lists: ShoppingListsTable;
    shopping_entries: StoredEntry;
    shopping_events: ShoppingEventsTable;
  }
}

/** By the key of the product. */
interface KitchenStaplesTable {
  kitchen_id: string;
  product: string;
  title: string;
  category: Category;
}

interface ShoppingListsTable {
  kitchen_id: string;
  id: ListId;
  name: string;
  is_archived: boolean;
  made_at: Date;
}

export interface StoredEntry {
  kitchen_id: string;
  id: EntryId;
  list_id: ListId;
  title: string;
  category: Category;
  amount: number | null;
  unit: Unit | null;
  wanted_by: string | null;
  is_apart: boolean;
  cooked: Cooked | null;
  got_at: Date | null;
  got_by: string | null;
  added_at: Date;
  added_by: string;
  version: number;
}

export type ShoppingEventKind =
  | 'entry-added'
  | 'entry-changed'
  | 'entry-ticked'
  | 'entry-unticked'
  | 'entry-removed'
  | 'entry-put-away'
  | 'list-added'
  | 'list-changed'
  | 'staple-changed';

/** What entries did not say from the start. */
type LaterFact = 'isApart' | 'cooked';

export interface ShoppingEventsTable {
  kitchen_id: string;
  id: string;
  kind: ShoppingEventKind;
  /** Null for an event about a list. */
  entry_id: EntryId | null;
  account_id: string;
  /** The title of the entry, or the name of the list, at that time. */
  title: string;
  category: Category | null;
  /** The entry before the event. Older events lack what entries have got since. */
  before: (Omit<EntryFacts, LaterFact> & Partial<Pick<EntryFacts, LaterFact>>) | null;
  happened_at: Date;
  /** The day in the kitchen. */
  happened_on: CalendarDate;
  /** The kitchen's version that the event made. */
  version: number;
}
