import { AppError } from '@crisper/domain/errors.ts';
import type { Intent, IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { errorText } from '@crisper/texts/errors.ts';
import * as texts from '@crisper/texts/items/told-acts.ts';
import { problemText } from '@crisper/texts/problems.ts';
import { findEvent, isUndone } from '#items/item-events.queries.ts';
import { noRoom } from '#items/items.commands.ts';
import { findChangeable, findKitchenItem } from '#items/items.queries.ts';
import { writeItem } from '#items/items.writer.ts';
import { rememberName } from '#items/known-names/known-names.commands.ts';
import { followPrice, rememberPrice } from '#items/prices/usual-prices.ts';
import { amountText, type Deed, goneText, type Of, type Place, RefusedDeed, type Told } from './deed.ts';
import { adding, changing, giving, offering, removing } from './entering-deeds.ts';
import { finishingOf, freezing, opening, placing, thawing, using } from './keeping-deeds.ts';
import { undoing } from './undoing.ts';

/** The public fridge has endpoints of its own for adding, changing and removing, and its food belongs to the person who added it. */
const IN_KITCHENS_ONLY: readonly Intent['kind'][] = ['addItem', 'changeItem', 'giveItem', 'removeItem'];
/** In a kitchen people take what they want, and the person whose it is gets told. */
const IN_FRIDGE_ONLY: readonly Intent['kind'][] = ['offerItem'];

/** Whether it is done otherwise in that kitchen. */
export const isElsewhere = (kitchenId: KitchenId, { kind }: Intent): boolean =>
  (kitchenId === PUBLIC_FRIDGE_ID ? IN_KITCHENS_ONLY : IN_FRIDGE_ONLY).includes(kind);

/** Does one thing with food, unless it has happened: `known` has the ids of those that have, and this one is noted there. */
export async function doItemIntent(place: Place, intent: Intent, known: Set<string>): Promise<IntentResult> {
  const result = await (known.has(intent.id) ? already(place, intent) : attempt(place, intent));
  if (result.outcome === 'done') known.add(intent.id);
  return result;
}

async function attempt(place: Place, intent: Intent): Promise<IntentResult> {
  try {
    const deed = await deedOf(place, intent);
    if (!deed) return await already(place, intent);
    if ('already' in deed) return { id: intent.id, outcome: 'already', message: deed.already };
    const { missing, told, also, ...main } = deed;
    const { id } = intent;
    const item = main.change.after ?? main.change.before;
    // The only one for which there may be no room: then nothing is written.
    if (also) await write(place, also);
    if (!(await write(place, { ...main, id }))) return await already(place, intent);
    await learnPrice(place, intent, deed);
    if (intent.kind === 'addItem' && intent.seen && deed.change.after)
      await rememberName(place.tx, place.inKitchen, intent.seen, deed.change.after);
    return {
      id,
      outcome: 'done',
      ...(told && { message: told }),
      ...(missing && { missing, message: missingText(main.amount ?? 0, item.unit) }),
      ...(await shown(place, item.id)),
    };
  } catch (error) {
    // Any other error is a bug or a lost connection, and undoes all of it.
    if (!(error instanceof AppError)) throw error;
    return refused(place, intent, error);
  }
}

/** A part has a share of the price of the whole, which nobody entered. */
async function learnPrice({ tx, inKitchen }: Place, intent: Intent, { change, also }: Deed): Promise<void> {
  if (intent.kind === 'addItem' && change.after && intent.item.price !== undefined)
    await rememberPrice(tx, inKitchen, change.after);
  if ((intent.kind === 'changeItem' || intent.kind === 'undo') && !also)
    await followPrice(tx, inKitchen, change);
}

/** Returns false if the same intent has happened meanwhile, which it can in the public fridge, because it is not held. */
async function write(
  { tx, inKitchen, today, onWritten }: Place,
  { change, ...happening }: Omit<Deed, 'also'> & { id: string },
): Promise<boolean> {
  if (await writeItem(tx, inKitchen, change, { ...happening, on: today })) {
    onWritten();
    return true;
  }
  const { kitchenId } = inKitchen;
  if (await findEvent(tx, kitchenId, happening.id)) return false;
  if (happening.undoes && (await isUndone(tx, kitchenId, happening.undoes)))
    throw new AppError('undone_already');
  throw noRoom(kitchenId);
}

const missingText = (count: number, unit: Unit) => texts.onlyLeft({ count, amount: amountText(count, unit) });

async function refused(place: Place, intent: Intent, error: AppError): Promise<IntentResult> {
  const {
    code,
    problems: [problem],
  } = error;
  const words = error instanceof RefusedDeed ? error.words : errorText[code];
  return {
    id: intent.id,
    outcome: 'refused',
    code,
    message: problem ? problemText(problem) : words,
    ...('itemId' in intent && (await shown(place, intent.itemId))),
  };
}

async function already(place: Place, intent: Intent): Promise<IntentResult> {
  const event = await findEvent(place.tx, place.inKitchen.kitchenId, intent.id);
  if (event && event.account_id !== place.inKitchen.viewer.accountId)
    return refused(place, intent, new AppError('id_taken'));
  return { id: intent.id, outcome: 'already', ...(event?.item_id && (await shown(place, event.item_id))) };
}

async function shown({ tx, inKitchen }: Place, id: string) {
  const item = await findKitchenItem(tx, inKitchen, id as ItemId);
  return item ? { item } : {};
}

function deedOf(place: Place, intent: Intent): Promise<Deed | Told | null> {
  switch (intent.kind) {
    case 'addItem':
      return adding(place, intent);
    case 'changeItem':
      return changing(place, intent);
    case 'giveItem':
      return giving(place, intent);
    case 'finishItem':
      return finishing(place, intent);
    case 'useItem':
      return using(place, intent);
    case 'openItem':
      return opening(place, intent);
    case 'freezeItem':
      return freezing(place, intent);
    case 'thawItem':
      return thawing(place, intent);
    case 'moveItem':
      return placing(place, intent);
    case 'offerItem':
      return offering(place, intent);
    case 'removeItem':
      return removing(place, intent);
    case 'undo':
      return undoing(place, intent);
  }
}

async function finishing(place: Place, intent: Of<'finishItem'>): Promise<Deed | Told> {
  const { itemId, outcome, amount, reason, cooked } = intent;
  const { tx, inKitchen } = place;
  const before = await findChangeable(tx, inKitchen, { id: itemId, version: null });
  if (before) return finishingOf(place, before, `item-${outcome}`, { wanted: amount, reason, cooked });
  // The first to finish it counts, so that one yoghurt is one statistic.
  return { already: await goneText(place, itemId) };
}
