import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { RESTORABLE_MS } from '@crisper/domain/items/removal.ts';
import { sql } from 'kysely';
import { recordActivity } from '#activities/activities.commands.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Viewer } from '#identity/viewer.ts';
import { type OwnItem, requireOwnItem } from './items.queries.ts';
import { writeItem } from './items.writer.ts';

/** Takes all of the items out or none; for a moment they can be brought back. */
export async function removeItems(db: Database, viewer: Viewer, ids: readonly ItemId[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await forgetRemoved(tx, viewer.accountId);
    for (const id of inOneOrder(ids)) {
      const before = await requireOwnItem(tx, viewer, id);
      await rememberRemoved(tx, before);
      await writeItem(tx, { before, after: null });
      await recordActivity(tx, viewer, `Removed ${before.title}`);
    }
  });
}

/** Brings all of them back as they were, or none. */
export async function restoreItems(db: Database, viewer: Viewer, ids: readonly ItemId[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of inOneOrder(ids)) {
      const { item, note_text, note_created_at } = await takeRemoved(tx, viewer, id);
      const after = { ...item, added_at: new Date(item.added_at) };
      await writeItem(tx, { before: null, after });
      if (note_text !== null && note_created_at !== null) {
        await tx
          .insertInto('notes')
          .values({ item_id: id, text: note_text, created_at: note_created_at })
          .execute();
      }
      await recordActivity(tx, viewer, `Brought back ${item.title}`);
    }
  });
}

/** Each once and always in the same order, so that two people at it do not block each other. */
function inOneOrder(ids: readonly ItemId[]): ItemId[] {
  return [...new Set(ids)].sort();
}

async function rememberRemoved(tx: Transaction, item: OwnItem): Promise<void> {
  const note = await tx
    .selectFrom('notes')
    .select(['text', 'created_at'])
    .where('item_id', '=', item.id)
    .executeTakeFirst();
  await tx
    .insertInto('removed_items')
    .values({
      id: item.id,
      owner_id: item.owner_id,
      item: JSON.stringify(item),
      note_text: note?.text ?? null,
      note_created_at: note?.created_at ?? null,
      removed_at: new Date(),
    })
    .execute();
}

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

/** Forgets what can no longer be brought back, of one person or of everybody. */
export async function forgetRemoved(db: Database | Transaction, accountId?: string): Promise<void> {
  await sql`
    delete from removed_items where removed_at < ${new Date(Date.now() - RESTORABLE_MS)}
    ${accountId ? sql`and owner_id = ${accountId}` : sql``}
  `.execute(db);
}
