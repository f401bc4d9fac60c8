import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { write } from '#http/database.ts';
import { mayPass } from '#http/reach.ts';
import { markOutdated } from '#session/kitchen/outdated.ts';
import { askAgain, refreshAfter, showWaiting, waitingEntries } from './copies.ts';
import { currentKept, type OutboxEntry, openKept, type Settled, setOwn, setWaiting } from './kept.ts';

const PLACES_A_MS = 1000;

type Told = (entry: OutboxEntry, result: IntentResult) => void;
const listeners = new Set<Told>();

/** Called with every answer of the server that comes to this tab. */
export function onAnswered(listener: Told): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shown at once, and kept until the server has answered. */
export async function enqueue(things: Omit<OutboxEntry, 'place'>[]): Promise<void> {
  const { database } = await openKept();
  const { outbox } = currentKept();
  const entries = behind(outbox.at(-1), things);
  show({ outbox: [...outbox, ...entries] });
  if (database) await keep(database, entries);
}

/** In the order in which they were done, even if the clock was set back. */
function behind(last: OutboxEntry | undefined, things: readonly Omit<OutboxEntry, 'place'>[]): OutboxEntry[] {
  const first = Math.max((last?.place ?? 0) + 1, Date.now() * PLACES_A_MS);
  return things.map((thing, at) => ({ ...thing, place: first + at }));
}

const without = (entries: readonly OutboxEntry[], gone: readonly OutboxEntry[]): OutboxEntry[] => {
  const ids = new Set(gone.map(({ intent }) => intent.id));
  return entries.filter(({ intent }) => !ids.has(intent.id));
};

async function keep(database: IDBDatabase, entries: readonly OutboxEntry[]): Promise<void> {
  setOwn({ writing: [...currentKept().writing, ...entries] });
  const error = await write(database, ['outbox'], (shelf) => {
    for (const entry of entries) shelf('outbox').add(entry);
  }).then(
    () => undefined,
    (reason: unknown) => ({ reason }),
  );
  const { writing, unwritten } = currentKept();
  if (!error) return setOwn({ writing: without(writing, entries) });
  if (!isTaken(error.reason))
    return setOwn({ writing: without(writing, entries), unwritten: [...unwritten, ...entries] });
  // Another tab was given the same places in the same moment.
  const moved = behind((await waitingEntries()).at(-1), entries);
  setOwn({ writing: without(currentKept().writing, entries) });
  show({ outbox: [...without(currentKept().outbox, entries), ...moved] });
  await keep(database, moved);
}

const isTaken = (error: unknown) => (error as DOMException | null)?.name === 'ConstraintError';

/** On all open pages. */
function show(waiting: Parameters<typeof setWaiting>[0]): void {
  const concerned = [...currentKept().outbox, ...(waiting.outbox ?? [])];
  setWaiting(waiting);
  for (const kitchenId of new Set(concerned.map((entry) => entry.kitchenId))) showWaiting(kitchenId);
}

/** What was answered, as long as it is not settled: the same intents again are answered without what there was to tell. */
const heard = new Map<string, IntentResult>();

function heardBefore(result: IntentResult): IntentResult {
  const first = result.outcome === 'already' ? heard.get(result.id) : undefined;
  heard.set(result.id, first ?? result);
  return first ?? result;
}

/** Takes what was answered out of the outbox, once its outcome is part of what is shown. */
export async function settle(
  entries: readonly OutboxEntry[],
  results: readonly IntentResult[],
): Promise<void> {
  const answers = new Map(results.map((result) => [result.id, heardBefore(result)]));
  const [{ kitchenId } = { kitchenId: PUBLIC_FRIDGE_ID }] = entries;
  markOutdated(kitchenId);
  // Before they leave the outbox, or they would be gone from the page for a moment. A kitchen that is gone has nothing to show.
  if (kitchenId !== PUBLIC_FRIDGE_ID)
    await refreshAfter(kitchenId, entries).catch((error: unknown) => {
      if (mayPass(error)) throw error;
    });
  await remove(entries.map((entry) => settledBy(entry, answers.get(entry.intent.id))));
  for (const { intent } of entries) heard.delete(intent.id);
  void askAgain(kitchenId);
  for (const entry of entries) {
    const result = answers.get(entry.intent.id);
    if (result) for (const listener of listeners) listener(entry, result);
  }
}

/** With the remark for the person, if it was refused or its outcome differs from what they saw. */
function settledBy(entry: OutboxEntry, { outcome, message }: Partial<IntentResult> = {}): Settled {
  const isRefused = outcome === 'refused';
  return {
    entry,
    refused: isRefused ? { ...entry, message: message ?? somethingWentWrong } : undefined,
    told: !isRefused && message ? { ...entry, message } : undefined,
  };
}

async function remove(answered: readonly Settled[]): Promise<void> {
  const { database } = await openKept();
  // Also what could not be removed before.
  const all = [...currentKept().settled, ...answered];
  // What had no room on the disk has a place that another tab may have given to something else.
  const stored = without(
    all.map(({ entry }) => entry),
    currentKept().unwritten,
  );
  const isRemoved =
    !database ||
    (await write(database, ['outbox', 'refused', 'told'], (shelf) => {
      for (const { place } of stored) shelf('outbox').delete(place);
      for (const { refused, told } of all) {
        if (refused) shelf('refused').put(refused);
        if (told) shelf('told').put(told);
      }
    }).then(
      () => true,
      () => false,
    ));
  const entries = answered.map(({ entry }) => entry);
  const { outbox, unwritten, refused, told } = currentKept();
  setOwn({ unwritten: without(unwritten, entries), settled: isRemoved ? [] : all });
  show({
    outbox: without(outbox, entries),
    refused: [...refused, ...answered.flatMap((one) => one.refused ?? [])],
    told: [...told, ...answered.flatMap((one) => one.told ?? [])],
  });
}
