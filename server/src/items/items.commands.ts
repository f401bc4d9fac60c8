import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import { checkNewItem } from '@crisper/domain/items/add-food.ts';
import { INITIAL_STATUS, type Item, type ItemId } from '@crisper/domain/items/item.ts';
import type { KitchenItemUpdate, NewKitchenItem } from '@crisper/domain/items/kitchen-items-api.ts';
import type { Note } from '@crisper/domain/items/note.ts';
import { checkItemChanges } from '@crisper/domain/items/update-food.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Problem } from '@crisper/domain/problem.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { requireUser } from '#accounts/accounts.queries.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { retried } from '#db/transaction.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { findMembership } from '#kitchens/people.queries.ts';
import {
  type ChangingAction,
  enterPublicFridge,
  type InKitchen,
  lockKitchen,
} from '#kitchens/require-kitchen.ts';
import { findEvent } from './item-events.queries.ts';
import { type ItemAt, requireChangeable, requireShownItem, toItem } from './items.queries.ts';
import type { ItemRow } from './items.table.ts';
import { writeEvent, writeItem } from './items.writer.ts';
import { findPrice, rememberPrice } from './prices/usual-prices.ts';
import { amountColumns, amountOf, dateColumns, piecesColumns } from './row-facts.ts';

export async function addItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  input: NewKitchenItem,
  zone: TimeZone,
): Promise<ItemId> {
  const id = input.id ?? (randomUUIDv7() as ItemId);
  const after: ItemRow = {
    kitchen_id: kitchenId,
    id,
    added_by: viewer.accountId,
    belongs_to: input.belongsTo ?? null,
    title: input.title,
    image: input.image,
    category: input.category,
    ...piecesColumns(input.quantity),
    place: 'fridge',
    price: input.price ?? null,
    ...dateColumns(input.expiryDate),
    description: input.description ?? '',
    is_free: false,
    status: INITIAL_STATUS,
    added_at: new Date(),
    version: 1,
  };
  // The event has the item's id, so that the same request sent twice adds one item.
  const add = (connection: Database | Transaction, inKitchen: InKitchen<'add-food'>, item = after) => {
    refuse(checkNewItem(input, todayIn(zoneIn(inKitchen, zone))));
    return writeItem(connection, inKitchen, { before: null, after: item }, { id, kind: 'item-added' });
  };
  const isAdded =
    kitchenId === PUBLIC_FRIDGE_ID
      ? await retried(() => add(db, enterPublicFridge(viewer)))
      : await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
          const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'add-food');
          await requirePerson(tx, inKitchen, after.belongs_to);
          const price = input.price === undefined ? await findPrice(tx, inKitchen, after) : input.price;
          const isNew = await add(tx, inKitchen, { ...after, price });
          if (isNew) await rememberPrice(tx, inKitchen, after);
          return isNew;
        });
  if (!isAdded) await requireSameEvent(db, kitchenId, viewer, id);
  return id;
}

/** One person, or one kitchen, has as many items as we keep. */
export const noRoom = (kitchenId: KitchenId): AppError =>
  new AppError(kitchenId === PUBLIC_FRIDGE_ID ? 'too_many_items' : 'kitchen_full');

/** Food belongs to a person who is in the kitchen, or to everybody. */
export async function requirePerson(
  tx: Transaction,
  { kitchenId }: InKitchen<ChangingAction>,
  accountId: string | null,
): Promise<void> {
  if (accountId !== null && !(await findMembership(tx, kitchenId, accountId)))
    throw new AppError('member_not_found');
}

/** An event that was not written happened before, came after the account was closed, or is one item too many. */
async function requireSameEvent(
  db: Database,
  kitchenId: KitchenId,
  { accountId }: Viewer,
  id: ItemId,
): Promise<void> {
  const earlier = await findEvent(db, kitchenId, id);
  if (!earlier) {
    await requireUser(db, accountId);
    throw noRoom(kitchenId);
  }
  if (earlier.account_id !== accountId || earlier.item_id !== id) throw new AppError('id_taken');
}

export async function updateItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  item: ItemAt,
  input: KitchenItemUpdate,
  zone: TimeZone,
): Promise<Item> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
    const before = await requireChangeable(tx, inKitchen, item);
    const shown = await requireShownItem(tx, inKitchen, item.id);
    refuse(checkItemChanges(input, toItem(shown, inKitchen), todayIn(zoneIn(inKitchen, zone))));
    if (input.belongsTo) await requirePerson(tx, inKitchen, input.belongsTo);
    // Field by field, because the compiler reports a missing one: unchanged fields are written too.
    const after: ItemRow = {
      kitchen_id: before.kitchen_id,
      id: before.id,
      added_by: before.added_by,
      belongs_to: input.belongsTo === undefined ? before.belongs_to : input.belongsTo,
      title: input.title,
      image: input.image === undefined ? before.image : input.image || null,
      category: input.category,
      // What is known about the food stays, unless the person says another quantity or date.
      ...(input.quantity === before.quantity
        ? amountColumns(amountOf(before))
        : piecesColumns(input.quantity)),
      place: before.place,
      price: before.price,
      ...(input.expiryDate === before.expiry_date
        ? { keeping: before.keeping, expiry_date: before.expiry_date }
        : dateColumns(input.expiryDate)),
      description: input.description ?? before.description,
      is_free: before.is_free,
      status: before.status,
      added_at: before.added_at,
      version: before.version + 1,
    };
    await writeItem(tx, inKitchen, { before, after }, { id: randomUUIDv7(), kind: 'item-updated' });
    return toItem(await requireShownItem(tx, inKitchen, item.id), inKitchen);
  });
}

export async function setNote(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  id: ItemId,
  text: string,
): Promise<Note> {
  const at = new Date();
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'write-note');
    const item = await requireChangeable(tx, inKitchen, { id, version: null });
    await tx
      .insertInto('notes')
      .values({ kitchen_id: kitchenId, item_id: id, author_id: viewer.accountId, text, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(['kitchen_id', 'item_id', 'author_id']).doUpdateSet({ text, created_at: at }),
      )
      .execute();
    await writeEvent(tx, inKitchen, item, { id: randomUUIDv7(), kind: 'note-added', at });
  });
  return { text, createdAt: at.toISOString() };
}

export async function removeNote(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  id: ItemId,
): Promise<void> {
  await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'write-note');
    const item = await requireChangeable(tx, inKitchen, { id, version: null });
    const { numDeletedRows } = await tx
      .deleteFrom('notes')
      .where('kitchen_id', '=', kitchenId)
      .where('item_id', '=', id)
      .where('author_id', '=', viewer.accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await writeEvent(tx, inKitchen, item, { id: randomUUIDv7(), kind: 'note-removed' });
  });
}

/** Some requests name the person in their body as well; it must be the person who makes the request. */
export function requireSameEmail(viewer: Viewer, email: string): void {
  if (email !== viewer.email) throw new AppError('not_you');
}

export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidInput(problems);
}
