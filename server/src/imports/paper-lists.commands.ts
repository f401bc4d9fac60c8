import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import { type BroughtEntry, type BroughtList, entryMark } from '@crisper/domain/imports/papers.ts';
import {
  ENTRIES_PER_LIST,
  type Entry,
  type EntryId,
  LISTS_PER_KITCHEN,
  type ListId,
  type ShoppingList,
} from '@crisper/domain/shopping/shopping.ts';
import { listEntries, listLists } from '#shopping/shopping.queries.ts';
import { writeEntry, writeList } from '#shopping/shopping.writer.ts';
import type { Paper, PapersContext } from './paper.ts';

/** Lists of the same name become one; what is on it already is not put on it again. */
export async function putLists(context: PapersContext, brought: readonly BroughtList[]): Promise<Paper[]> {
  const { tx, inKitchen } = context;
  if (brought.length === 0) return [];
  const lists = await listLists(tx, inKitchen);
  const entries = Map.groupBy(await listEntries(tx, inKitchen), ({ listId }) => listId);
  const came: Paper[] = [];
  for (const [at, list] of brought.entries()) {
    const isFirst = at === 0 || list.name === null;
    const { listId, isMade } = await listFor(context, { lists, entries }, list, isFirst);
    if (isMade) came.push({ kind: 'list', name: listId });
    came.push(...(await putEntries(context, listId, list.entries, entries.get(listId) ?? [])));
  }
  return came;
}

interface Known {
  lists: ShoppingList[];
  entries: ReadonlyMap<ListId, readonly Entry[]>;
}

/** The list of the kitchen that this one becomes. */
async function listFor(
  { tx, inKitchen, today }: PapersContext,
  { lists, entries }: Known,
  { name, isArchived }: BroughtList,
  isFirst: boolean,
): Promise<{ listId: ListId; isMade: boolean }> {
  const [first] = lists;
  if (!first) throw new Error('every kitchen has a first list');
  if (name === null) return { listId: first._id, isMade: false };
  const same = lists.find((one) => one.name?.toLowerCase() === name.toLowerCase());
  // One that was taken back before is empty, and in the archive.
  const isBack = same?.isArchived === true && !isArchived && !entries.has(same._id);
  if (same && !isBack) return { listId: same._id, isMade: false };
  const isUnused = isFirst && first.name === null && !entries.has(first._id);
  if (!same && !isUnused && lists.length >= LISTS_PER_KITCHEN) throw new AppError('too_many_lists');
  const listId = same?._id ?? (isUnused ? first._id : (randomUUIDv7() as ListId));
  const kind = same || isUnused ? 'list-changed' : 'list-added';
  const written = { _id: listId, name, isArchived: isArchived && listId !== first._id };
  await writeList(tx, inKitchen, written, { id: randomUUIDv7(), kind, on: today });
  const at = lists.findIndex(({ _id }) => _id === listId);
  lists.splice(at < 0 ? lists.length : at, 1, written);
  return { listId, isMade: listId !== first._id };
}

async function putEntries(
  { tx, inKitchen, now, today }: PapersContext,
  listId: ListId,
  brought: readonly BroughtEntry[],
  there: readonly Entry[],
): Promise<Paper[]> {
  const marks = there.map((entry) => entryMark({ ...entry, isGot: entry.gotAt !== null }));
  const missing = brought.filter((entry) => {
    // Two of the same on both lists are two.
    const at = marks.indexOf(entryMark({ ...entry, isGot: entry.gotAt !== null }));
    if (at >= 0) marks.splice(at, 1);
    return at < 0;
  });
  if (there.length + missing.length > ENTRIES_PER_LIST) throw new AppError('list_full');
  const came: Paper[] = [];
  for (const { gotAt, amount, unit, ...entry } of missing) {
    const id = randomUUIDv7() as EntryId;
    const measured = amount === null ? { amount, unit: null } : { amount, unit: unit ?? ('piece' as const) };
    const isGot = gotAt !== null;
    const got = isGot ? { gotAt: new Date(Math.min(Date.parse(gotAt), now.getTime())) } : {};
    const after = { ...entry, ...measured, listId, wantedBy: null, isGot, version: 1 };
    const happening = { id: randomUUIDv7(), kind: 'entry-added', on: today } as const;
    await writeEntry(tx, inKitchen, { id, before: null, after, ...got }, happening);
    came.push({ kind: 'entry', name: id });
  }
  return came;
}
