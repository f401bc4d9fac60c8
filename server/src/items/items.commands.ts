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
import { writeEvent, writeItem } from './items.writer.ts';
import { findPrice, rememberPrice } from './prices/usual-prices.ts';
import { requireRowAfter } from './row-after.ts';
import { type Origin, piecesColumns } from './row-facts.ts';

export async function addItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  input: NewKitchenItem,
  zone: TimeZone,
): Promise<ItemId> {
  const id = input.id ?? (randomUUIDv7() as ItemId);
  const origin: Origin = {
    kitchen_id: kitchenId,
    id,
    added_by: viewer.accountId,
    status: INITIAL_STATUS,
    added_at: new Date(),
  };
  // The event has the item's id, so that the same request sent twice adds one item.
  const add = async (
    connection: Database | Transaction,
    inKitchen: InKitchen<'add-food'>,
    price = input.price,
  ) => {
    const today = todayIn(zoneIn(inKitchen, zone));
    refuse(checkNewItem(input, today));
    const act = { id, kind: 'addItem', item: { ...input, id, price } } as const;
    const { change, event } = requireRowAfter(null, act, today, origin);
    return (await writeItem(connection, inKitchen, change, { ...event, id })) ? change.after : null;
  };
  const added =
    kitchenId === PUBLIC_FRIDGE_ID
      ? await retried(() => add(db, enterPublicFridge(viewer)))
      : await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
          const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'add-food');
          await requirePerson(tx, inKitchen, input.belongsTo ?? null);
          const food = { title: input.title, price: null, ...piecesColumns(input.quantity) };
          const known = input.price === undefined ? await findPrice(tx, inKitchen, food) : input.price;
          const row = await add(tx, inKitchen, known);
          if (row && input.price !== undefined) await rememberPrice(tx, inKitchen, row);
          return row;
        });
  if (!added) await requireSameEvent(db, kitchenId, viewer, id);
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
    const today = todayIn(zoneIn(inKitchen, zone));
    refuse(checkItemChanges(input, toItem(shown, inKitchen), today));
    if (input.belongsTo) await requirePerson(tx, inKitchen, input.belongsTo);
    // What is known about its keeping stays, unless the person says another date.
    const isSameDate = input.expiryDate === before.expiry_date;
    const fields = { ...input, expiryDate: isSameDate ? undefined : input.expiryDate };
    const id = randomUUIDv7();
    const act = { id, kind: 'changeItem', itemId: item.id, fields } as const;
    const { change, event } = requireRowAfter(before, act, today);
    await writeItem(tx, inKitchen, change, { ...event, id });
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
