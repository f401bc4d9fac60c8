import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { type EntryId, firstListId } from '@crisper/domain/shopping/shopping.ts';
import type { Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { writeEntry } from '#shopping/shopping.writer.ts';
import { WANTED } from './flat.ts';

/** Writes the shopping list of the flat. */
export async function fillList(
  tx: Transaction,
  residents: readonly InKitchen<'change-own-item'>[],
  on: CalendarDate,
): Promise<void> {
  for (const [title, category, amount, unit, by, isOwn = false] of WANTED) {
    const inKitchen = residents[by];
    if (!inKitchen) throw new Error(`nobody in the flat is number ${by}`);
    const entry = {
      ...{ listId: firstListId(inKitchen.kitchenId), title, category, amount, unit, version: 1 },
      wantedBy: isOwn ? inKitchen.viewer.accountId : null,
      isApart: false,
      cooked: null,
      isGot: false,
    };
    await writeEntry(
      tx,
      inKitchen,
      { id: randomUUIDv7() as EntryId, before: null, after: entry },
      { id: randomUUIDv7(), kind: 'entry-added', on },
    );
  }
}
