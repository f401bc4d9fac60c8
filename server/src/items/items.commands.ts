import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { checkNewItem, type NewItem } from '@crisper/domain/items/add-food.ts';
import { INITIAL_STATUS, type Item, type ItemId } from '@crisper/domain/items/item.ts';
import type { Note } from '@crisper/domain/items/note.ts';
import { checkItemChanges, type ItemUpdate } from '@crisper/domain/items/update-food.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { recordActivity } from '#activities/activities.commands.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { requireOwnItem, requireShownItem, toItem } from './items.queries.ts';
import type { ItemRow } from './items.table.ts';
import { touchItem, writeItem } from './items.writer.ts';

export async function addItem(
  db: Database,
  viewer: Viewer,
  input: NewItem,
  today: CalendarDate,
): Promise<ItemId> {
  refuse(checkNewItem(input, today));
  const id = randomUUIDv7() as ItemId;
  const after: ItemRow = {
    id,
    owner_id: viewer.accountId,
    title: input.title,
    image: input.image,
    category: input.category,
    quantity: input.quantity,
    expiry_date: input.expiryDate,
    description: input.description ?? '',
    status: INITIAL_STATUS,
    added_at: new Date(),
  };
  await retried(() => writeItem(db, { before: null, after }, { activity: 'item-added' }));
  return id;
}

export async function updateItem(
  db: Database,
  viewer: Viewer,
  id: ItemId,
  input: ItemUpdate,
  today: CalendarDate,
): Promise<Item> {
  return inTransaction(db, async (tx) => {
    const before = await requireOwnItem(tx, viewer, id);
    const shown = await requireShownItem(tx, viewer, id);
    refuse(checkItemChanges(input, toItem(shown, viewer), today));
    // Field by field, because the compiler reports a missing one: unchanged fields are written too.
    const after: ItemRow = {
      id: before.id,
      owner_id: before.owner_id,
      title: input.title,
      image: input.image === undefined ? before.image : input.image || null,
      category: input.category,
      quantity: input.quantity,
      expiry_date: input.expiryDate,
      description: input.description ?? before.description,
      status: before.status,
      added_at: before.added_at,
    };
    await writeItem(tx, { before, after }, { activity: 'item-updated' });
    return toItem({ ...shown, ...after }, viewer);
  });
}

export async function setNote(db: Database, viewer: Viewer, id: ItemId, text: string): Promise<Note> {
  const createdAt = new Date();
  await inTransaction(db, async (tx) => {
    const item = await requireOwnItem(tx, viewer, id);
    await tx
      .insertInto('notes')
      .values({ item_id: item.id, text, created_at: createdAt })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ text, created_at: createdAt }))
      .execute();
    await recordActivity(tx, viewer, 'note-added', item.title);
    await touchItem(tx, item.id);
  });
  return { text, createdAt: createdAt.toISOString() };
}

export async function removeNote(db: Database, viewer: Viewer, id: ItemId): Promise<void> {
  await inTransaction(db, async (tx) => {
    const item = await requireOwnItem(tx, viewer, id);
    const { numDeletedRows } = await tx.deleteFrom('notes').where('item_id', '=', item.id).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await recordActivity(tx, viewer, 'note-removed', item.title);
    await touchItem(tx, item.id);
  });
}

/** Some requests name the person in their body as well; it must be the person who makes the request. */
export function requireSameEmail(viewer: Viewer, email: string): void {
  if (email !== viewer.email) throw new AppError('not_you');
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}
