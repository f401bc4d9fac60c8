import type { Waiting } from '#items/kept/foresee.ts';
import { type EntryFacts, entryAfter } from './entry-after.ts';
import type { ShopOrder } from './shop-order.ts';
import {
  type Entry,
  type EntryId,
  type ListId,
  landingList,
  openEntries,
  type ShoppingList,
} from './shopping.ts';
import type { EntryIntent, ShoppingIntent } from './shopping-intents.ts';
import { isListedAlready, type Staple, staplesAfter } from './staples.ts';

/** All that a kitchen wants to get. */
export interface Shopping {
  lists: ShoppingList[];
  entries: Entry[];
  order: ShopOrder;
  staples: Staple[];
}

/** The shopping as it will be, by the rules that the server applies. Entries that nothing waits for are the same objects. */
export function foreseeShopping(
  { lists: stored, entries, order, staples: known }: Shopping,
  waiting: readonly Waiting<ShoppingIntent>[],
  first: ListId,
): Shopping {
  let lists = stored;
  let staples = known;
  const there = new Map(entries.map((entry) => [entry._id, entry]));
  const removed = new Map<EntryId, Entry>();
  const putAway = new Set<EntryId>();
  for (const { intent, ...doing } of waiting) {
    if (intent.kind === 'addList' || intent.kind === 'changeList') lists = listsAfter(lists, intent);
    else if (intent.kind === 'changeStaple') staples = staplesAfter(staples, intent);
    else foreseeEntry({ there, removed, putAway, lists, first }, { ...doing, intent });
  }
  return { lists, entries: [...there.values()], order, staples };
}

interface Foreseen {
  there: Map<EntryId, Entry>;
  removed: Map<EntryId, Entry>;
  putAway: Set<EntryId>;
  lists: readonly ShoppingList[];
  first: ListId;
}

function foreseeEntry(
  { there, removed, putAway, lists, first }: Foreseen,
  { intent, ...doing }: Waiting<EntryIntent>,
): void {
  const id = intent.kind === 'addEntry' ? intent.entry.id : intent.entryId;
  const listId = landingList(lists, wantedList(intent), first);
  if (isListedAlready(intent, openEntries([...there.values()], lists))) return;
  const before = there.get(id) ?? removed.get(id);
  const known = {
    entry: factsOf(there.get(id)),
    removed: factsOf(removed.get(id)),
    isPutAway: putAway.has(id),
  };
  const after = listId && entryAfter(intent, { ...known, listId });
  if (!after || after.entry === known.entry) return;
  if (after.entry) there.set(id, entryOf(id, after.entry, before, doing));
  else {
    if (intent.kind === 'putAwayEntry') putAway.add(id);
    else if (before) removed.set(id, before);
    there.delete(id);
  }
}

/** Where the intent wants the entry to be; undefined leaves it to the kitchen. */
export function wantedList(intent: EntryIntent): ListId | undefined {
  if (intent.kind === 'addEntry') return intent.entry.listId;
  return intent.kind === 'changeEntry' ? intent.fields.listId : undefined;
}

function factsOf(entry: Entry | undefined): EntryFacts | null {
  if (!entry) return null;
  const { listId, title, category, amount, unit, wantedBy, isApart, cooked, version } = entry;
  const isGot = entry.gotAt !== null;
  return { listId, title, category, amount, unit, wantedBy, isApart, cooked, version, isGot };
}

function entryOf(
  id: EntryId,
  { isGot, ...facts }: EntryFacts,
  before: Entry | undefined,
  { at, by }: Pick<Waiting, 'at' | 'by'>,
): Entry {
  const now = new Date(at).toISOString();
  const got = before?.gotAt ? { gotAt: before.gotAt, gotBy: before.gotBy } : { gotAt: now, gotBy: by };
  return {
    _id: id,
    ...facts,
    ...(isGot ? got : { gotAt: null, gotBy: null }),
    addedAt: before?.addedAt ?? now,
    addedBy: before?.addedBy ?? by,
  };
}

function listsAfter(
  lists: ShoppingList[],
  intent: Extract<ShoppingIntent, { kind: 'addList' | 'changeList' }>,
): ShoppingList[] {
  if (intent.kind === 'changeList') {
    const { name, isArchived } = intent.fields;
    return lists.map((list) =>
      list._id === intent.listId
        ? { ...list, name: name ?? list.name, isArchived: isArchived ?? list.isArchived }
        : list,
    );
  }
  const { id, name } = intent.list;
  if (lists.some(({ _id }) => _id === id)) return lists;
  return [...lists, { _id: id, name, isArchived: false }];
}
