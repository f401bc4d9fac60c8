import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import type { Transaction } from '#db/database.ts';
import { findChangeable } from '#items/items.queries.ts';
import type { Change } from '#items/items.writer.ts';
import type { MonthSum } from '#items/kitchen-months.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

export type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** What an intent comes to; null where it has come true already. */
export interface Deed {
  change: Change;
  kind: ItemEventKind;
  undoes?: string;
  amount?: number;
  reason?: WasteReason;
  takesBack?: MonthSum | null;
  /** What was asked for and was not there. */
  missing?: number;
}

export interface Place {
  tx: Transaction;
  inKitchen: InKitchen<'change-own-item'>;
  /** The day on which it happened. */
  today: CalendarDate;
}

export async function requireThere({ tx, inKitchen }: Place, id: ItemId) {
  const item = await findChangeable(tx, inKitchen, { id, version: null });
  if (!item) throw new AppError('item_not_found');
  return item;
}
