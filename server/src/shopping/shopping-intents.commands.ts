import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { type EntryFacts, entryAfter } from '@crisper/domain/shopping/entry-after.ts';
import { wantedList } from '@crisper/domain/shopping/foresee-shopping.ts';
import {
  ENTRIES_PER_LIST,
  firstListId,
  LISTS_PER_KITCHEN,
  type ListId,
  landingList,
} from '@crisper/domain/shopping/shopping.ts';
import type { EntryIntent, ShoppingIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import { isListedAlready, STAPLES_PER_KITCHEN, staplesAfter } from '@crisper/domain/shopping/staples.ts';
import { toldShopping } from '@crisper/texts/all/acts.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';
import type { ActContext } from '#items/intents/act-context.ts';
import { type Attempt, once } from '#items/intents/once.ts';
import { requirePerson } from '#items/items.commands.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import {
  countEntries,
  factsOf,
  findEntry,
  findLastEvent,
  listAlikeEntries,
  listLists,
  listStaples,
} from './shopping.queries.ts';
import type { ShoppingEventKind } from './shopping.table.ts';
import { writeEntry, writeList, writeStaple } from './shopping.writer.ts';

const NOTHING: Attempt = { isWritten: false };

/** Does one thing with the shopping of a kitchen; see once.ts. */
export const doShoppingIntent = (
  place: ActContext,
  intent: ShoppingIntent,
  happened: Map<string, string>,
): Promise<IntentResult> => once(place, intent.id, happened, () => attempt(place, intent));

function attempt(place: ActContext, intent: ShoppingIntent): Promise<Attempt> {
  if (intent.kind === 'addList') return addingList(place, intent);
  if (intent.kind === 'changeList') return changingList(place, intent);
  if (intent.kind === 'changeStaple') return changingStaple(place, intent);
  return doingToEntry(place, intent);
}

async function doingToEntry(place: ActContext, intent: EntryIntent): Promise<Attempt> {
  const { tx, inKitchen, today } = place;
  const isOnce = intent.kind === 'addEntry' && intent.unlessListed;
  if (isOnce && isListedAlready(intent, await listAlikeEntries(tx, inKitchen, intent.entry.title)))
    return NOTHING;
  const id = intent.kind === 'addEntry' ? intent.entry.id : intent.entryId;
  const row = (await findEntry(tx, inKitchen, id)) ?? null;
  const last = await findLastEvent(tx, inKitchen, id);
  const known = {
    entry: row && factsOf(row),
    removed: last?.kind === 'entry-removed' ? last.before : null,
    isPutAway: last?.kind === 'entry-put-away',
  };
  const after = entryAfter(intent, { ...known, listId: await landing(place, wantedList(intent)) });
  if (!after) throw new AppError('entry_not_found');
  const told = after.told && last ? await toldText(place, after.told, last.account_id) : undefined;
  if (after.entry === known.entry) return { ...NOTHING, ...(told && { told }) };
  await requireRoom(place, known.entry, after.entry);
  if (after.entry && after.entry.wantedBy !== known.entry?.wantedBy)
    await requirePerson(tx, inKitchen, after.entry.wantedBy);
  const event = { id: intent.id, kind: kindOf(intent), on: today };
  await writeEntry(tx, inKitchen, { id, before: row, after: after.entry }, event);
  return { isWritten: true, ...(told && { told }) };
}

function kindOf(intent: EntryIntent): ShoppingEventKind {
  switch (intent.kind) {
    case 'addEntry':
      return 'entry-added';
    case 'changeEntry':
      return 'entry-changed';
    case 'tickEntry':
      return intent.got ? 'entry-ticked' : 'entry-unticked';
    case 'removeEntry':
      return 'entry-removed';
    case 'putAwayEntry':
      return 'entry-put-away';
  }
}

async function landing({ tx, inKitchen }: ActContext, wanted: ListId | undefined): Promise<ListId> {
  const first = firstListId(inKitchen.kitchenId);
  if (wanted === undefined) return first;
  const listId = landingList(await listLists(tx, inKitchen), wanted, first);
  if (!listId) throw new AppError('list_not_found');
  return listId;
}

async function requireRoom(
  { tx, inKitchen }: ActContext,
  before: EntryFacts | null,
  after: EntryFacts | null,
): Promise<void> {
  if (!after || before?.listId === after.listId) return;
  if ((await countEntries(tx, inKitchen, after.listId)) >= ENTRIES_PER_LIST) throw new AppError('list_full');
}

const TEXT_OF = { stays: 'stays', 'came-back': 'cameBack', 'put-away': 'putAway' } as const;

async function toldText(
  { tx, inKitchen, language }: ActContext,
  told: keyof typeof TEXT_OF,
  accountId: string,
): Promise<string> {
  const person = (await findPeople(tx, [accountId])).get(accountId);
  const name = person ? publicName(person.displayName, serverWords[language].somebody) : null;
  const doer = { name, isSelf: accountId === inKitchen.viewer.accountId };
  return toldShopping[language][TEXT_OF[told]](doer);
}

type ListIntent<Kind extends ShoppingIntent['kind']> = Extract<ShoppingIntent, { kind: Kind }>;

async function addingList(place: ActContext, { id, list }: ListIntent<'addList'>): Promise<Attempt> {
  const { tx, inKitchen, today } = place;
  const lists = await listLists(tx, inKitchen);
  if (lists.some(({ _id }) => _id === list.id)) return NOTHING;
  if (lists.length >= LISTS_PER_KITCHEN) throw new AppError('too_many_lists');
  const added = { _id: list.id, name: list.name, isArchived: false };
  await writeList(tx, inKitchen, added, { id, kind: 'list-added', on: today });
  return { isWritten: true };
}

async function changingList(
  place: ActContext,
  { id, listId, fields }: ListIntent<'changeList'>,
): Promise<Attempt> {
  const { tx, inKitchen, today } = place;
  const list = (await listLists(tx, inKitchen)).find(({ _id }) => _id === listId);
  if (!list) throw new AppError('list_not_found');
  if (fields.isArchived && listId === firstListId(inKitchen.kitchenId))
    throw new AppError('first_list_stays');
  const { name = list.name, isArchived = list.isArchived } = fields;
  if (name === null || (name === list.name && isArchived === list.isArchived)) return NOTHING;
  const changed = { _id: listId, name, isArchived };
  await writeList(tx, inKitchen, changed, { id, kind: 'list-changed', on: today });
  return { isWritten: true };
}

async function changingStaple(place: ActContext, intent: ListIntent<'changeStaple'>): Promise<Attempt> {
  const { tx, inKitchen, today } = place;
  const before = await listStaples(tx, inKitchen);
  const after = staplesAfter(before, intent);
  if (after === before) return NOTHING;
  if (after.length > STAPLES_PER_KITCHEN) throw new AppError('too_many_staples');
  await writeStaple(tx, inKitchen, intent, { id: intent.id, kind: 'staple-changed', on: today });
  return { isWritten: true };
}
