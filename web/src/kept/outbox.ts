import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { readAll, write } from '#http/database.ts';
import { mayPass } from '#http/reach.ts';
import { markOutdated } from '#session/kitchen/outdated.ts';
import { askAgain, refresh, showWaiting } from './copies.ts';
import { currentKept, type Entry, openKept, type Remark, setWaiting } from './kept.ts';

const PLACES_A_MS = 1000;

type Told = (entry: Entry, result: IntentResult) => void;
const listeners = new Set<Told>();

/** Called with every answer of the server that comes to this tab. */
export function onAnswered(listener: Told): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the disk had no room for: it is sent all the same, as long as the page is open. */
let unwritten: readonly Entry[] = [];

/** Shown at once, and kept until the server has answered. */
export async function enqueue(things: Omit<Entry, 'place'>[]): Promise<void> {
  const { database } = await openKept();
  const { outbox } = currentKept();
  const first = Math.max((outbox.at(-1)?.place ?? 0) + 1, Date.now() * PLACES_A_MS);
  const entries = things.map((thing, at) => ({ ...thing, place: first + at }));
  show({ outbox: [...outbox, ...entries] });
  if (database)
    await write(database, ['outbox'], (shelf) => {
      for (const entry of entries) shelf('outbox').add(entry);
    }).catch(() => {
      unwritten = [...unwritten, ...entries];
    });
}

/** On all open pages. */
function show(waiting: Parameters<typeof setWaiting>[0]): void {
  const concerned = [...currentKept().outbox, ...(waiting.outbox ?? [])];
  setWaiting(waiting);
  for (const kitchenId of new Set(concerned.map((entry) => entry.kitchenId))) showWaiting(kitchenId);
}

/** What waits, in its order; also what other tabs have added. */
export async function waitingEntries(): Promise<readonly Entry[]> {
  const { database } = await openKept();
  if (!database) return currentKept().outbox;
  return [...(await readAll<Entry>(database, 'outbox')), ...unwritten].sort((a, b) => a.place - b.place);
}

/** The server has answered: what it tells of that version of the kitchen has these in it. */
export function noteAnswered(entries: readonly Entry[], version: number): void {
  const answered = new Set(entries.map(({ place }) => place));
  const { outbox } = currentKept();
  setWaiting({
    outbox: outbox.map((entry) => (answered.has(entry.place) ? { ...entry, isIn: version } : entry)),
  });
}

/** Takes what was answered out of the outbox, once its outcome is part of what is shown. */
export async function settle(entries: readonly Entry[], results: readonly IntentResult[]): Promise<void> {
  const answers = new Map(results.map((result) => [result.id, result]));
  const remarks = remarksOn(entries, answers);
  const [{ kitchenId } = { kitchenId: PUBLIC_FRIDGE_ID }] = entries;
  markOutdated(kitchenId);
  // Before they leave the outbox, or they would be gone from the page for a moment. A kitchen that is gone has nothing to show.
  if (kitchenId !== PUBLIC_FRIDGE_ID)
    await refresh(kitchenId).catch((error: unknown) => {
      if (mayPass(error)) throw error;
    });
  await remove(entries, remarks);
  void askAgain(kitchenId);
  for (const entry of entries) {
    const result = answers.get(entry.intent.id);
    if (result) for (const listener of listeners) listener(entry, result);
  }
}

interface Remarks {
  refused: Remark[];
  told: Remark[];
}

/** What the person has to know: it was refused, or came out otherwise than they saw. */
function remarksOn(entries: readonly Entry[], answers: ReadonlyMap<string, IntentResult>): Remarks {
  const remarks: Remarks = { refused: [], told: [] };
  for (const entry of entries) {
    const { outcome, message } = answers.get(entry.intent.id) ?? {};
    if (outcome === 'refused') remarks.refused.push({ ...entry, message: message ?? somethingWentWrong });
    else if (message) remarks.told.push({ ...entry, message });
  }
  return remarks;
}

async function remove(entries: readonly Entry[], remarks: Remarks): Promise<void> {
  const { database } = await openKept();
  if (database)
    await write(database, ['outbox', 'refused', 'told'], (shelf) => {
      for (const { place } of entries) shelf('outbox').delete(place);
      for (const remark of remarks.refused) shelf('refused').put(remark);
      for (const remark of remarks.told) shelf('told').put(remark);
    }).catch(() => undefined);
  const { outbox, refused, told } = currentKept();
  const answered = new Set(entries.map(({ place }) => place));
  unwritten = unwritten.filter(({ place }) => !answered.has(place));
  show({
    outbox: outbox.filter(({ place }) => !answered.has(place)),
    refused: [...refused, ...remarks.refused],
    told: [...told, ...remarks.told],
  });
}
