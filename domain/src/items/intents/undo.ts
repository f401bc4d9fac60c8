import { DAY_MS } from '#durations.ts';
import type { ItemEventKind } from '#items/item-event.ts';

/** How long what happened to food in a kitchen can be undone. */
export const UNDO_DAYS = 30;

interface EventToUndo {
  kind: ItemEventKind;
  at: Date;
}

type UndoRefusal = 'not_undoable' | 'undo_too_late' | 'undone_already';

/** Why the last event of an item cannot be undone; null if it can. */
export function undoRefusal({ kind, at }: EventToUndo, now: Date): UndoRefusal | null {
  // What was taken back can be done again.
  if (kind === 'undone') return 'undone_already';
  // Moving is undone by moving back, which concerns the public fridge as well.
  if (kind === 'item-moved') return 'not_undoable';
  return now.getTime() - at.getTime() > UNDO_DAYS * DAY_MS ? 'undo_too_late' : null;
}
