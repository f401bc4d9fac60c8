import type { Intent, IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { ENTRIES_PER_LIST, type EntryId, firstListId } from '@crisper/domain/shopping/shopping.ts';
import { afterFinishing } from '@crisper/domain/shopping/staples.ts';
import type { ActContext } from '#items/intents/act-context.ts';
import { doItemIntent } from '#items/intents/intents.commands.ts';
import { findEvent } from '#items/item-events.queries.ts';
import { listAlike } from '#items/usual/alike.queries.ts';
import {
  countEntries,
  findEntry,
  findLastEvent,
  findPutAway,
  listAlikeEntries,
  listStaples,
} from '#shopping/shopping.queries.ts';
import { writeEntry } from '#shopping/shopping.writer.ts';

type Of<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>;

/** An entry that an event makes has the id of the event, so that phone and server make the same one. */
const entryOf = (id: string) => id as EntryId;

/** Does an act on food and changes the shopping list by it, in one transaction. */
export async function doFoodIntent(
  place: ActContext,
  intent: Intent,
  known: Set<string>,
): Promise<IntentResult> {
  if (place.inKitchen.kitchenId === PUBLIC_FRIDGE_ID) return doItemIntent(place, intent, known);
  // A person has put it away before; it may be eaten by now.
  if (intent.kind === 'addItem' && !known.has(intent.id) && (await isPutAway(place, intent)))
    return { id: intent.id, outcome: 'already' };
  const result = await doItemIntent(place, intent, known);
  if (result.outcome !== 'done') return result;
  switch (intent.kind) {
    case 'addItem':
      if (intent.fromList) await putAway(place, intent);
      return result;
    case 'finishItem':
    case 'useItem':
      return result.item ? result : { ...result, ...(await noteLast(place, intent.id)) };
    case 'undo':
      await takeBack(place, intent);
      return result;
    default:
      return result;
  }
}

async function isPutAway({ tx, inKitchen }: ActContext, { item, fromList }: Of<'addItem'>): Promise<boolean> {
  if (!fromList) return false;
  return (await findLastEvent(tx, inKitchen, entryOf(item.id)))?.kind === 'entry-put-away';
}

/** What a person took off the list meanwhile is put in all the same: it was bought. */
async function putAway(
  { tx, inKitchen, today, onWritten }: ActContext,
  { id, item }: Of<'addItem'>,
): Promise<void> {
  const entryId = entryOf(item.id);
  const before = await findEntry(tx, inKitchen, entryId);
  if (!before) return;
  const event = { id, kind: 'entry-put-away', on: today } as const;
  await writeEntry(tx, inKitchen, { id: entryId, before, after: null }, event);
  onWritten();
}

/** Whether it was the last of its product. A staple goes onto the list by itself. */
async function noteLast(
  { tx, inKitchen, today, onWritten }: ActContext,
  eventId: string,
): Promise<Pick<IntentResult, 'ranOut'>> {
  const finished = await findEvent(tx, inKitchen.kitchenId, eventId);
  if (!finished) return {};
  const [items, entries, staples] = [
    await listAlike(tx, inKitchen, finished.title),
    await listAlikeEntries(tx, inKitchen, finished.title),
    await listStaples(tx, inKitchen),
  ];
  const next = afterFinishing(finished, { items, entries, staples });
  if (next === null) return {};
  if (next === 'offered') return { ranOut: 'offered' };
  const listId = firstListId(inKitchen.kitchenId);
  if ((await countEntries(tx, inKitchen, listId)) >= ENTRIES_PER_LIST) return {};
  const after = {
    ...{ ...next.listed, listId, amount: null, unit: null },
    ...{ wantedBy: null, isApart: false, cooked: null, isGot: false, version: 1 },
  };
  const event = { id: eventId, kind: 'entry-added', on: today } as const;
  await writeEntry(tx, inKitchen, { id: entryOf(eventId), before: null, after }, event);
  onWritten();
  return { ranOut: 'listed' };
}

/** Undoing takes off what finishing put onto the list, unless a person has touched it, and puts back what was put away. */
async function takeBack(
  { tx, inKitchen, today, onWritten }: ActContext,
  { id, event }: Of<'undo'>,
): Promise<void> {
  const listed = await findEntry(tx, inKitchen, entryOf(event));
  if (listed && listed.version === 1) {
    const removal = { id, kind: 'entry-removed', on: today } as const;
    await writeEntry(tx, inKitchen, { id: listed.id, before: listed, after: null }, removal);
    return onWritten();
  }
  const gone = await findPutAway(tx, inKitchen, event);
  if (!gone?.before || !gone.entry_id || (await findEntry(tx, inKitchen, gone.entry_id))) return;
  const after = { ...gone.before, version: gone.before.version + 1 };
  const addition = { id, kind: 'entry-added', on: today } as const;
  await writeEntry(tx, inKitchen, { id: gone.entry_id, before: null, after }, addition);
  onWritten();
}
