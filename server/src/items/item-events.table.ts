import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import type { ItemRow, StoredDate } from './items.table.ts';

declare module '#db/tables.ts' {
  interface Tables {
    item_events: ItemEventsTable;
  }
}

export interface ItemEventsTable {
  kitchen_id: string;
  id: string;
  kind: ItemEventKind;
  /** Null where the event was written before events named their item. */
  item_id: string | null;
  /** Null once the account is deleted. */
  account_id: string | null;
  /** The name of the key by which a program of theirs did it. */
  program: string | null;
  /** The item's title at that time. */
  title: string;
  happened_at: Date;
  /** The day in the person's time zone; null where only the moment is known. */
  happened_on: CalendarDate | null;
  /** The expiry dates, where the event changed them. */
  expiry_before: StoredDate | null;
  expiry_after: StoredDate | null;
  /** The item before the event; in the public fridge for as long as the event can be undone. */
  before: StoredItem | null;
  /** The kitchen's version that the event made; the public fridge has none. */
  version: number | null;
  /** The event that this one undoes. */
  undoes: string | null;
  /** The item that was taken of this one, or of which this one was taken. */
  other_item_id: string | null;
  /** The person who took it, where its owner had offered it in the public fridge; null once their account is deleted. */
  taker_id: string | null;
  /** How much was used, thrown away or given away. */
  amount: number | null;
  unit: Unit | null;
  /** Why it was thrown away. */
  reason: WasteReason | null;
  /** The dish for which food was used, or from which it is left. */
  cooked: Cooked | null;
  /** What went with it; null where the event is no end of food. */
  foods: number | null;
  grams: number | null;
  is_guessed: boolean | null;
  co2e: number | null;
  money: number | null;
}

/** What items have had since there are events. What was added later, older events lack. */
type FirstColumn =
  | 'kitchen_id'
  | 'id'
  | 'added_by'
  | 'belongs_to'
  | 'title'
  | 'image'
  | 'category'
  | 'quantity'
  | 'expiry_date'
  | 'description'
  | 'status'
  | 'version';

/** JSON has no dates, so `added_at` is text. */
export type StoredItem = Pick<ItemRow, FirstColumn> &
  Partial<Omit<ItemRow, FirstColumn | 'added_at'>> & { added_at: string };
