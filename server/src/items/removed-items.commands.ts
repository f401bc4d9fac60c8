import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { RESTORABLE_MS } from '@crisper/domain/items/removal.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { inTransaction } from '#db/transaction.ts';
import { type OwnItem, requireOwnItem } from './items.queries.ts';
import { writeItem } from './items.writer.ts';

/** Removes all of the items or none; for a moment they can be restored. */
export async function removeItems(db: Database, viewer: Viewer, ids: readonly ItemId[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of inOneOrder(ids)) {
      const before = await requireOwnItem(tx, viewer, id);
      await rememberRemoved(tx, before);
      await writeItem(tx, { before, after: null }, { activity: 'item-removed' });
    }
  });
}

/** Restores all of them as they were, or none. */
export async function restoreItems(db: Database, viewer: Viewer, ids: readonly ItemId[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of inOneOrder(ids)) {
      const { item, note_text, note_created_at } = await takeRemoved(tx, viewer, id);
      const after = { ...item, added_at: new Date(item.added_at) };
      await writeItem(tx, { before: null, after }, { activity: 'item-brought-back' });
      if (note_text !== null && note_created_at !== null) {
        await tx
          .insertInto('notes')
          .values({ item_id: id, text: note_text, created_at: note_created_at })
          .execute();
      }
    }
  });
}

/** Each once and always in the same order, so that two simultaneous removals do not deadlock. */
function inOneOrder(ids: readonly ItemId[]): ItemId[] {
  return [...new Set(ids)].sort();
}

async function rememberRemoved(tx: Transaction, item: OwnItem): Promise<void> {
  await rememberWithNote(tx, {
    id: item.id,
    ownerId: item.owner_id,
    item: JSON.stringify(item),
    removedAt: new Date(),
  });
}

const rememberWithNote = prepared(
  (_db, value: ValueOf<{ id: string; ownerId: string; item: string; removedAt: Date }>) => sql`
    insert into removed_items (id, owner_id, item, note_text, note_created_at, removed_at)
    select removed.id, ${value('ownerId')}::uuid, ${value('item')}::jsonb, notes.text, notes.created_at,
      ${value('removedAt')}::timestamptz
    from (select ${value('id')}::uuid as id) as removed left join notes on notes.item_id = removed.id
  `,
);

async function takeRemoved(tx: Transaction, viewer: Viewer, id: ItemId) {
  const row = await tx
    .deleteFrom('removed_items')
    .where('id', '=', id)
    .where('owner_id', '=', viewer.accountId)
    .where('removed_at', '>=', new Date(Date.now() - RESTORABLE_MS))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('item_not_restorable');
  return row;
}

/** Deletes items that can no longer be restored. */
export async function forgetRemoved(db: Database): Promise<void> {
  const latest = new Date(Date.now() - RESTORABLE_MS);
  await db.deleteFrom('removed_items').where('removed_at', '<', latest).execute();
}
