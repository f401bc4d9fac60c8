import { AppError } from '@crisper/domain/errors.ts';
import type { Act, Of } from '@crisper/domain/items/intents/act.ts';
import { newAmount } from '@crisper/domain/items/intents/enter.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import { undoRefusal } from '@crisper/domain/items/intents/undo.ts';
import { INITIAL_STATUS, type ItemId } from '@crisper/domain/items/item.ts';
import { checkItemChanges } from '@crisper/domain/items/update-food.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { findAmountAt, findUndoable, isUndone, type Undoable } from '#items/item-events.queries.ts';
import { refuse } from '#items/items.commands.ts';
import { findChangeable } from '#items/items.queries.ts';
import type { ItemRow } from '#items/items.table.ts';
import type { MonthSum } from '#items/kitchen-months.ts';
import { findPrice } from '#items/prices/usual-prices.ts';
import { amountColumns, factsOf, keptRow, type Origin } from '#items/row-facts.ts';
import type { ActContext } from './act-context.ts';

/** What the rule has to know, with the rows held until the transaction ends. */
export interface HeldAct {
  act: Act;
  before: ItemRow | null;
  /** Of food that is put in or comes back. */
  origin: Origin | null;
  /** The part that becomes one with it again. */
  part?: ItemRow;
  /** What undoing takes from the sums of a month. */
  takesBack?: MonthSum | null;
}

const hold = ({ tx, inKitchen }: ActContext, id: ItemId) =>
  findChangeable(tx, inKitchen, { id, version: null });

export async function holdAct(place: ActContext, intent: Intent): Promise<HeldAct> {
  switch (intent.kind) {
    case 'addItem':
      return holdNew(place, intent);
    case 'changeItem':
      return holdChange(place, intent);
    case 'undo':
      return holdUndo(place, intent);
    default: {
      const before = await hold(place, intent.itemId);
      return { act: intent, before, origin: before };
    }
  }
}

/** Food without a price costs what the same cost last in the kitchen. */
async function holdNew(place: ActContext, intent: Of<'addItem'>): Promise<HeldAct> {
  const { tx, inKitchen, today } = place;
  const { item } = intent;
  refuse(checkItemChanges(item, { image: null, expiryDate: null }, today));
  const before = await hold(place, item.id);
  const { title, price } = item;
  const isPriced = before !== null || price !== undefined;
  const known = isPriced
    ? price
    : await findPrice(tx, inKitchen, { title, price: null, ...amountColumns(newAmount(item)) });
  const origin = {
    kitchen_id: inKitchen.kitchenId,
    id: item.id,
    added_by: inKitchen.viewer.accountId,
    status: INITIAL_STATUS,
    added_at: new Date(),
  } as const;
  return { act: { ...intent, item: { ...item, price: known } }, before, origin };
}

async function holdChange(place: ActContext, intent: Of<'changeItem'>): Promise<HeldAct> {
  const { tx, inKitchen } = place;
  const { itemId, fields, base: version } = intent;
  const before = await hold(place, itemId);
  const isSaid = fields.amount !== undefined || fields.quantity !== undefined;
  if (!before || !isSaid || version === undefined || version === before.version)
    return { act: intent, before, origin: before };
  const seen = await findAmountAt(tx, inKitchen, { itemId, version });
  const amountSeen = seen?.amount && seen.unit ? { left: seen.amount, unit: seen.unit } : null;
  return { act: { ...intent, amountSeen }, before, origin: before };
}

/** Only what happened to the item last can be undone, once, and for thirty days. */
async function holdUndo(place: ActContext, { event }: Of<'undo'>): Promise<HeldAct> {
  const { tx, inKitchen } = place;
  const last = await findUndoable(tx, inKitchen, { eventId: event });
  if (!last)
    throw new AppError((await isUndone(tx, inKitchen.kitchenId, event)) ? 'undone_already' : 'not_undoable');
  const refusal = undoRefusal(last, new Date());
  if (refusal) throw new AppError(refusal);
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) requireOwnAct(last, inKitchen);
  if (last.otherId) return holdBoth(place, last, last.otherId);
  const kept = last.before && keptRow(last.before);
  const before = await hold(place, last.itemId);
  return {
    act: { kind: 'undo', last: { id: event, before: kept && factsOf(kept) } },
    before,
    origin: before ?? kept,
    takesBack: last.takesBack,
  };
}

/** Joins both items again, if nothing else has happened to either of them. */
async function holdBoth(place: ActContext, last: Undoable, otherId: ItemId): Promise<HeldAct> {
  const other = await findUndoable(place.tx, place.inKitchen, { itemId: otherId });
  const [whole, part] = last.before ? [last, other] : [other, last];
  const before = whole && (await hold(place, whole.itemId));
  const taken = part && (await hold(place, part.itemId));
  if (other?.otherId !== last.itemId || !whole?.before || !before || !taken)
    throw new AppError('not_undoable');
  return {
    act: {
      kind: 'undo',
      last: { id: whole.id, before: factsOf(keptRow(whole.before)) },
      part: { itemId: part.itemId, event: part.id },
    },
    before,
    origin: before,
    part: taken,
  };
}

/**
 * In the public fridge only the person who did it, and for as long as it is known what there was before. Food that
 * another person took is theirs to give back.
 */
function requireOwnAct({ accountId, takerId, before }: Undoable, { viewer }: ActContext['inKitchen']): void {
  if (accountId !== viewer.accountId || takerId || !before) throw new AppError('not_undoable');
}
