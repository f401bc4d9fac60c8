import type { ActivitiesTable } from '#activities/activities.table.ts';
import type { AccountsTable, SigningKeysTable } from '#identity/accounts.table.ts';
import type {
  ItemCountChangesTable,
  ItemCountsTable,
  ItemsTable,
  ItemsVersionTable,
  NotesTable,
  OwnerItemChangesTable,
} from '#items/items.table.ts';

/** Every table and its columns; a test holds it against the real schema. */
export interface Tables {
  accounts: AccountsTable;
  activities: ActivitiesTable;
  item_count_changes: ItemCountChangesTable;
  item_counts: ItemCountsTable;
  items: ItemsTable;
  items_version: ItemsVersionTable;
  notes: NotesTable;
  owner_item_changes: OwnerItemChangesTable;
  signing_keys: SigningKeysTable;
}
