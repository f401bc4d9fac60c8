import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { FoodEvent, Refusal } from '@crisper/domain/items/intents/act.ts';
import type { Intent, IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { Amount } from '@crisper/domain/items/keeping/amount.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { toldActs } from '@crisper/texts/all/acts.ts';
import { errors, problems } from '@crisper/texts/all/errors.ts';
import { findEvent, isUndone } from '#items/item-events.queries.ts';
import { noRoom } from '#items/items.commands.ts';
import { findKitchenItem } from '#items/items.queries.ts';
import { type Change, writeItem } from '#items/items.writer.ts';
import type { MonthSum } from '#items/kitchen-months.ts';
import { rememberName } from '#items/known-names/known-names.commands.ts';
import { findPrice, followPrice, rememberPrice } from '#items/prices/usual-prices.ts';
import { type RowChange, rowAfter } from '#items/row-after.ts';
import { rowOf } from '#items/row-facts.ts';
import { type ActContext, amountText, goneText, onlyLeftText, RefusedAct } from './act-context.ts';
import { type HeldAct, holdAct } from './held-act.ts';
import { requireNew, requirePossible } from './possible.ts';

/** The public fridge has endpoints of its own for adding, changing and removing, and its food belongs to the person who added it. */
const IN_KITCHENS_ONLY: readonly Intent['kind'][] = ['addItem', 'changeItem', 'giveItem', 'removeItem'];
/** In a kitchen people take what they want, and the person whose it is gets told. */
const IN_FRIDGE_ONLY: readonly Intent['kind'][] = ['offerItem'];

/** Whether it is done otherwise in that kitchen. */
export const isElsewhere = (kitchenId: KitchenId, { kind }: Intent): boolean =>
  (kitchenId === PUBLIC_FRIDGE_ID ? IN_KITCHENS_ONLY : IN_FRIDGE_ONLY).includes(kind);

/** Does one thing with food, unless it has happened: `known` has the ids of those that have, and this one is noted there. */
export async function doItemIntent(
  place: ActContext,
  intent: Intent,
  known: Set<string>,
): Promise<IntentResult> {
  const result = await (known.has(intent.id) ? already(place, intent) : attempt(place, intent));
  if (result.outcome === 'done') known.add(intent.id);
  return result;
}

async function attempt(place: ActContext, intent: Intent): Promise<IntentResult> {
  try {
    const held = await holdAct(place, intent);
    const { act, before, origin } = held;
    const effect = rowAfter(before, act, place.today, origin);
    if ('refused' in effect) throw await refusal(place, intent, effect);
    if ('already' in effect) {
      if (effect.already === 'true' || !('itemId' in intent)) return await already(place, intent);
      return { id: intent.id, outcome: 'already', message: await goneText(place, intent.itemId) };
    }
    const { change, event, other, missing, told } = effect;
    await requirePossible(place, intent, before);
    if (other) await writeOther(place, other, held);
    const price = event.amount && before ? await findPrice(place.tx, place.inKitchen, before) : null;
    const { id } = intent;
    if (!(await write(place, { ...event, id, change, price, takesBack: held.takesBack ?? null })))
      return await already(place, intent);
    await learn(place, intent, effect);
    const item = change.after ?? change.before;
    return {
      id,
      outcome: 'done',
      ...(told && { message: toldActs[place.language].earlierDate }),
      ...(missing && { missing, message: onlyLeftText(event.amount ?? 0, item.unit, place.language) }),
      ...(await shown(place, item.id)),
    };
  } catch (error) {
    // Any other error is a bug or a lost connection, and undoes all of it.
    if (!(error instanceof AppError)) throw error;
    return refused(place, intent, error);
  }
}

/** The part is written first, because it is the only one for which there may be no room: then nothing is written. */
async function writeOther(
  place: ActContext,
  { id, facts, event }: NonNullable<RowChange['other']>,
  { before, part }: HeldAct,
): Promise<void> {
  if (part) await write(place, { ...event, id: randomUUIDv7(), change: { before: part, after: null } });
  if (!facts || !before) return;
  await requireNew(place, id);
  const { kitchen_id, added_by, status, added_at } = before;
  const after = rowOf({ id, kitchen_id, added_by, status, added_at }, facts);
  await write(place, { ...event, id, change: { before: null, after } });
}

/** The error for a refusal. If the food is gone, its sentence says who finished it. */
async function refusal(place: ActContext, intent: Intent, effect: Refusal): Promise<AppError> {
  const { refused: code } = effect;
  if (code === 'item_gone' && 'itemId' in intent)
    return new RefusedAct(code, await goneText(place, intent.itemId));
  if (effect.refused !== 'item_changed') return new AppError(code);
  const text = ({ left, unit }: Pick<Amount, 'left' | 'unit'>) => amountText(left, unit, place.language);
  return new RefusedAct(
    code,
    toldActs[place.language].amountChanged({ said: text(effect.said), left: text(effect.left) }),
  );
}

/** What the kitchen knows from now on. A part has a share of the price of the whole, which nobody entered. */
async function learn(
  { tx, inKitchen }: ActContext,
  intent: Intent,
  { change, other }: RowChange,
): Promise<void> {
  if ((intent.kind === 'changeItem' || intent.kind === 'undo') && !other)
    await followPrice(tx, inKitchen, change);
  if (intent.kind !== 'addItem' || !change.after) return;
  if (intent.item.price !== undefined) await rememberPrice(tx, inKitchen, change.after);
  if (intent.seen) await rememberName(tx, inKitchen, intent.seen, change.after);
}

interface Writing extends FoodEvent {
  id: string;
  change: Change;
  price?: number | null;
  takesBack?: MonthSum | null;
}

/** Returns false if the same intent has happened meanwhile, which it can in the public fridge, because it is not held. */
async function write(
  { tx, inKitchen, today, onWritten }: ActContext,
  { change, ...event }: Writing,
): Promise<boolean> {
  if (await writeItem(tx, inKitchen, change, { ...event, on: today })) {
    onWritten();
    return true;
  }
  const { kitchenId } = inKitchen;
  if (await findEvent(tx, kitchenId, event.id)) return false;
  if (event.undoes && (await isUndone(tx, kitchenId, event.undoes))) throw new AppError('undone_already');
  throw noRoom(kitchenId);
}

async function refused(place: ActContext, intent: Intent, error: AppError): Promise<IntentResult> {
  const {
    code,
    problems: [problem],
  } = error;
  const words = error instanceof RefusedAct ? error.words : errors[place.language].errorText[code];
  return {
    id: intent.id,
    outcome: 'refused',
    code,
    message: problem ? problems[place.language].problemText(problem) : words,
    ...('itemId' in intent && (await shown(place, intent.itemId))),
  };
}

async function already(place: ActContext, intent: Intent): Promise<IntentResult> {
  const event = await findEvent(place.tx, place.inKitchen.kitchenId, intent.id);
  if (event && event.account_id !== place.inKitchen.viewer.accountId)
    return refused(place, intent, new AppError('id_taken'));
  return { id: intent.id, outcome: 'already', ...(event?.item_id && (await shown(place, event.item_id))) };
}

async function shown({ tx, inKitchen }: ActContext, id: string) {
  const item = await findKitchenItem(tx, inKitchen, id as ItemId);
  return item ? { item } : {};
}
