import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { RESTORABLE_MS } from '@crisper/domain/items/removal.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findEvent, findTaking, findUndoable, isUndone } from '#items/item-events.queries.ts';
import { noRoom } from '#items/items.commands.ts';
import { findChangeable, holdItem } from '#items/items.queries.ts';
import { writeItem } from '#items/items.writer.ts';
import { requireRowAfter } from '#items/row-after.ts';
import { factsOf, keptRow, rowOf } from '#items/row-facts.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { listOwnKitchens, lockKitchen } from '#kitchens/require-kitchen.ts';

interface Taking {
  /** Made by the client: the same taking sent twice happens once. */
  event: string;
  /** Where the food goes; null if it is eaten, or kept in a place that Crisper does not know. */
  kitchenId: KitchenId | null;
}

/** Of two people who take it, the first to come has it. For its owner it is given away, and they are told by whom. */
export async function takeItem(
  db: Database,
  viewer: Viewer,
  id: ItemId,
  { event, kitchenId }: Taking,
  zone: TimeZone,
): Promise<void> {
  if (kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  await inKitchenTransaction(db, viewer, kitchenId ?? PUBLIC_FRIDGE_ID, async (tx) => {
    const kitchen = kitchenId && (await lockKitchen(tx, viewer, kitchenId, 'add-food'));
    const fridge = await lockKitchen(tx, viewer, PUBLIC_FRIDGE_ID, 'take-food');
    const [before] = await holdItem(tx, { kitchenId: PUBLIC_FRIDGE_ID, id });
    if (!before) return requireSameTaking(tx, viewer, id, event);
    const on = todayIn(zoneIn(fridge, zone));
    const isOwner = before.added_by === viewer.accountId;
    const act = { kind: 'takeItem', itemId: id, taker: viewer.accountId, isOwner } as const;
    const { change, event: gift, other } = requireRowAfter(before, act, on);
    if (kitchen && other?.facts) {
      const { status, added_at } = before;
      const origin = { kitchen_id: kitchen.kitchenId, id, added_by: viewer.accountId, status, added_at };
      const after = rowOf(origin, other.facts);
      if (!(await writeItem(tx, kitchen, { before: null, after }, { ...other.event, id: event })))
        throw (await findEvent(tx, kitchen.kitchenId, event))
          ? new AppError('id_taken')
          : noRoom(kitchen.kitchenId);
    }
    const people = { by: before.added_by, takerId: viewer.accountId };
    const isTaken = await writeItem(tx, fridge, change, { ...gift, id: event, on, ...people });
    if (!isTaken) throw new AppError('id_taken');
  });
}

/** What is gone was taken by the same request before or by another person, was finished by its owner, or never was there. */
async function requireSameTaking(
  tx: Transaction,
  { accountId }: Viewer,
  id: ItemId,
  event: string,
): Promise<void> {
  const taking = await findTaking(tx, event);
  if (taking?.item_id === id && taking.taker_id === accountId) return;
  const last = await findUndoable(tx, { kitchenId: PUBLIC_FRIDGE_ID }, { itemId: id });
  if (!last) throw new AppError('item_not_found');
  throw new AppError(last.takerId ? 'item_taken' : 'item_not_free');
}

/** Undoes that, for a moment: the food is its owner's again, and free to take. */
export async function giveBack(db: Database, viewer: Viewer, id: ItemId, event: string): Promise<void> {
  const kitchenId = await findTakenInto(db, viewer, id, event);
  await inKitchenTransaction(db, viewer, kitchenId ?? PUBLIC_FRIDGE_ID, async (tx) => {
    if (kitchenId) await takeOutOf(tx, viewer, kitchenId, id, event);
    const fridge = await lockKitchen(tx, viewer, PUBLIC_FRIDGE_ID, 'take-food');
    const taking = await findTaking(tx, event);
    const isOwn = taking?.item_id === id && taking.taker_id === viewer.accountId;
    if (!isOwn || !taking.before || taking.happened_at.getTime() < Date.now() - RESTORABLE_MS)
      throw new AppError('not_undoable');
    const kept = keptRow(taking.before);
    const act = { kind: 'undo', last: { id: event, before: factsOf(kept) } } as const;
    const { change, event: undoing } = requireRowAfter(null, act, todayIn(viewer.timeZone), kept);
    const isBack = await writeItem(tx, fridge, change, { ...undoing, id: randomUUIDv7(), by: kept.added_by });
    if (isBack) return;
    // Otherwise its owner has no room for it, or has deleted their account.
    throw new AppError((await isUndone(tx, PUBLIC_FRIDGE_ID, event)) ? 'undone_already' : 'not_undoable');
  });
}

/** The kitchen into which the taking put it. */
async function findTakenInto(
  db: Database,
  viewer: Viewer,
  id: ItemId,
  event: string,
): Promise<KitchenId | null> {
  for (const { kitchenId } of await listOwnKitchens(db, viewer))
    if ((await findEvent(db, kitchenId, event))?.item_id === id) return kitchenId;
  return null;
}

/** The food is still there, and nobody has changed it. */
async function takeOutOf(
  tx: Transaction,
  viewer: Viewer,
  kitchenId: KitchenId,
  id: ItemId,
  event: string,
): Promise<void> {
  const kitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
  const before = await findChangeable(tx, kitchen, { id, version: null });
  const last = await findUndoable(tx, kitchen, { itemId: id });
  if (!before || last?.id !== event) throw new AppError('not_undoable');
  const act = { kind: 'undo', last: { id: event, before: null } } as const;
  const { change, event: undoing } = requireRowAfter(before, act, todayIn(zoneIn(kitchen, viewer.timeZone)));
  if (!(await writeItem(tx, kitchen, change, { ...undoing, id: randomUUIDv7() })))
    throw new AppError('undone_already');
}
