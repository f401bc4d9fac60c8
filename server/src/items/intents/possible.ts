import { AppError } from '@crisper/domain/errors.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { checkItemChanges } from '@crisper/domain/items/update-food.ts';
import { findEvent, findUndoable } from '#items/item-events.queries.ts';
import { refuse, requirePerson } from '#items/items.commands.ts';
import { findChangeable } from '#items/items.queries.ts';
import { fromStoredDate, type ItemRow } from '#items/items.table.ts';
import { requirePlace } from '#kitchens/places.queries.ts';
import type { ActContext } from './act-context.ts';

/** Checks what only the tables know: whether the kitchen has that person and that place. */
export async function requirePossible(
  { tx, inKitchen, today }: ActContext,
  intent: Intent,
  before: ItemRow | null,
): Promise<void> {
  switch (intent.kind) {
    case 'addItem':
      await requirePerson(tx, inKitchen, intent.item.belongsTo ?? null);
      return requirePlace(tx, inKitchen, intent.item.place ?? 'fridge');
    case 'changeItem':
      if (before) refuse(checkItemChanges(intent.fields, storedOf(before), today));
      return requirePerson(tx, inKitchen, intent.fields.belongsTo ?? null);
    case 'giveItem':
      return requirePerson(tx, inKitchen, intent.to);
    case 'moveItem':
      return requirePlace(tx, inKitchen, intent.place);
  }
}

const storedOf = ({ image, expiry_date }: ItemRow) => ({ image, expiryDate: fromStoredDate(expiry_date) });

/** A part gets an id that neither food nor an event has. */
export async function requireNew({ tx, inKitchen }: ActContext, id: ItemId): Promise<void> {
  const isTaken =
    (await findEvent(tx, inKitchen.kitchenId, id)) ||
    (await findUndoable(tx, inKitchen, { itemId: id })) ||
    (await findChangeable(tx, inKitchen, { id, version: null }));
  if (isTaken) throw new AppError('id_taken');
}
