import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { checkNewItem, type IdentifiedItem } from '@crisper/domain/items/add-food.ts';
import { INITIAL_STATUS, type Item, type ItemId } from '@crisper/domain/items/item.ts';
import type { Note } from '@crisper/domain/items/note.ts';
import { checkItemChanges, type ItemUpdate } from '@crisper/domain/items/update-food.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { requireUser } from '#accounts/accounts.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction, retried } from '#db/transaction.ts';
import { findEvent } from './item-events.queries.ts';
import { type ItemAt, requireOwnItem, requireShownItem, toItem } from './items.queries.ts';
import type { ItemRow } from './items.table.ts';
import { writeEvent, writeItem } from './items.writer.ts';

export async function addItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  input: IdentifiedItem,
  today: CalendarDate,
): Promise<ItemId> {
  refuse(checkNewItem(input, today));
  const { accountId } = viewer;
  const id = input.id ?? (randomUUIDv7() as ItemId);
  const after: ItemRow = {
    kitchen_id: kitchenId,
    id,
    added_by: accountId,
    title: input.title,
    image: input.image,
    category: input.category,
    quantity: input.quantity,
    expiry_date: input.expiryDate,
    description: input.description ?? '',
    status: INITIAL_STATUS,
    added_at: new Date(),
    version: 1,
  };
  // The event has the item's id, so that the same request sent twice adds one item.
  const happening = { id, kind: 'item-added', accountId } as const;
  const isAdded = await retried(() => writeItem(db, { before: null, after }, happening));
  if (!isAdded) await requireSameEvent(db, kitchenId, happening);
  return id;
}

/** An event that was not written happened before, came after the account was closed, or is one item too many. */
async function requireSameEvent(
  db: Database,
  kitchenId: KitchenId,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const earlier = await findEvent(db, kitchenId, id);
  if (!earlier) {
    await requireUser(db, accountId);
    throw new AppError('too_many_items');
  }
  if (earlier.account_id !== accountId || earlier.item_id !== id) throw new AppError('id_taken');
}

export async function updateItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  { id, version }: ItemAt,
  input: ItemUpdate,
  today: CalendarDate,
): Promise<Item> {
  return inTransaction(db, async (tx) => {
    const before = await requireOwnItem(tx, kitchenId, viewer, { id, version });
    const shown = await requireShownItem(tx, kitchenId, viewer, id);
    refuse(checkItemChanges(input, toItem(shown, viewer), today));
    // Field by field, because the compiler reports a missing one: unchanged fields are written too.
    const after: ItemRow = {
      kitchen_id: before.kitchen_id,
      id: before.id,
      added_by: before.added_by,
      title: input.title,
      image: input.image === undefined ? before.image : input.image || null,
      category: input.category,
      quantity: input.quantity,
      expiry_date: input.expiryDate,
      description: input.description ?? before.description,
      status: before.status,
      added_at: before.added_at,
      version: before.version + 1,
    };
    const { accountId } = viewer;
    await writeItem(tx, { before, after }, { id: randomUUIDv7(), kind: 'item-updated', accountId });
    return toItem({ ...shown, ...after }, viewer);
  });
}

export async function setNote(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  id: ItemId,
  text: string,
): Promise<Note> {
  const { accountId } = viewer;
  const at = new Date();
  await inTransaction(db, async (tx) => {
    const item = await requireOwnItem(tx, kitchenId, viewer, { id });
    await tx
      .insertInto('notes')
      .values({ kitchen_id: item.kitchen_id, item_id: item.id, author_id: accountId, text, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(['kitchen_id', 'item_id', 'author_id']).doUpdateSet({ text, created_at: at }),
      )
      .execute();
    await writeEvent(tx, item, { id: randomUUIDv7(), kind: 'note-added', accountId, at });
  });
  return { text, createdAt: at.toISOString() };
}

export async function removeNote(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  id: ItemId,
): Promise<void> {
  const { accountId } = viewer;
  await inTransaction(db, async (tx) => {
    const item = await requireOwnItem(tx, kitchenId, viewer, { id });
    const { numDeletedRows } = await tx
      .deleteFrom('notes')
      .where('kitchen_id', '=', item.kitchen_id)
      .where('item_id', '=', item.id)
      .where('author_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeEvent(tx, item, { id: randomUUIDv7(), kind: 'note-removed', accountId });
  });
}

/** Some requests name the person in their body as well; it must be the person who makes the request. */
export function requireSameEmail(viewer: Viewer, email: string): void {
  if (email !== viewer.email) throw new AppError('not_you');
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}
