import { AppError } from '@crisper/domain/errors.ts';
import { undoRefusal } from '@crisper/domain/items/intents/undo.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { findUndoable, isUndone, type Undoable } from '#items/item-events.queries.ts';
import { findChangeable } from '#items/items.queries.ts';
import { keptRow } from '#items/row-facts.ts';
import type { Deed, Of, Place } from './deed.ts';
import { joining } from './parts.ts';

/** Only what happened to the item last can be undone, once, and for thirty days. */
export async function undoing(place: Place, { event }: Of<'undo'>): Promise<Deed> {
  const { tx, inKitchen } = place;
  const last = await findUndoable(tx, inKitchen, { eventId: event });
  if (!last)
    throw new AppError((await isUndone(tx, inKitchen.kitchenId, event)) ? 'undone_already' : 'not_undoable');
  const refusal = undoRefusal(last, new Date());
  if (refusal) throw new AppError(refusal);
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) requireOwnAct(last, inKitchen);
  if (last.otherId) return joining(place, last, last.otherId);
  const now = await findChangeable(tx, inKitchen, { id: last.itemId, version: null });
  const version = (now ?? last.before)?.version ?? 0;
  const after = last.before && { ...keptRow(last.before), version: version + 1 };
  const deed = { kind: 'undone', undoes: event, takesBack: last.takesBack } as const;
  if (now && after) return { ...deed, change: { before: now, after } };
  if (after) return { ...deed, change: { before: null, after } };
  if (now) return { ...deed, change: { before: now, after: null } };
  throw new AppError('not_undoable');
}

/**
 * In the public fridge only the person who did it, and for as long as it is known what there was before. Food that
 * another person took is theirs to give back.
 */
function requireOwnAct({ accountId, takerId, before }: Undoable, { viewer }: Place['inKitchen']): void {
  if (accountId !== viewer.accountId || takerId || !before) throw new AppError('not_undoable');
}
