import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { IntentsDone } from '@crisper/domain/kept/intents.ts';
import { keptApi } from '@crisper/domain/kept/kept-api.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { ApiError, isAboutToken } from '#http/api-error.ts';
import { withToken } from '#http/call.ts';
import { readKeys } from '#http/database.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { mayPass, reachIn } from '#http/reach.ts';
import { request } from '#http/request.ts';
import { oneAtATime } from '#session/one-at-a-time.ts';
import { catchUp, waitingEntries } from './copies.ts';
import { currentKept, noteReach, noteWaiting, type OutboxEntry, openKept } from './kept.ts';
import { settle } from './outbox.ts';

/** As many as the server takes at once. */
const AT_ONCE = 100;
/** The server reads no more than 64 KiB at once, and a character has up to three bytes. */
const CHARACTERS_AT_ONCE = 20_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

let pauseMs = FIRST_PAUSE_MS;
/** Until then the server does not want to be asked. By `performance.now()`: a clock that is set back would make it days. */
let restsUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server answered, and would answer the same again. Anything else may pass. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isAboutToken(error) && !mayPass(error);

/** The machine with that kitchen may be the only one that does not answer; a server with too much to do is left alone. */
const isAboutOneKitchen = (error: unknown): boolean =>
  error instanceof ApiError && ['unreachable', 'unavailable', 'internal'].includes(error.code);

/** Sends everything that waits, in its order; what was done meanwhile as well. One tab does it for all. */
export const sendWaiting: () => Promise<void> = oneMoreRun(async () => {
  clearTimeout(timer);
  const now = performance.now();
  if (now < restsUntil) return tryAgainIn(restsUntil - now);
  try {
    await oneAtATime(sendAll, 'crisper-outbox');
    pauseMs = FIRST_PAUSE_MS;
  } catch (error) {
    const restMs = restMsIn(error);
    restsUntil = performance.now() + restMs;
    tryAgainIn(Math.max(restMs, pauseMs));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
});

function tryAgainIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), ms);
}

/** How long the server wants not to be asked again. */
const restMsIn = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;

/** The next try after a failed one comes soon again: something has changed since. */
export function hurry(): void {
  pauseMs = FIRST_PAUSE_MS;
}

/** Kitchens in which something could not be sent, with the error. What waits in the others does not wait for them. */
type Stuck = Map<string, unknown>;

async function sendAll(): Promise<void> {
  const stuck: Stuck = new Map();
  for (;;) {
    const waiting = await waitingEntries();
    await sendPhotosFirst(stuck);
    const first = waiting.find(({ kitchenId }) => !stuck.has(kitchenId));
    if (!first) break;
    const batch = batchOf(waiting.slice(waiting.indexOf(first)), first);
    try {
      const { results } = await post(first.kitchenId, batch);
      await settle(batch, results);
    } catch (error) {
      if (!isAboutOneKitchen(error)) throw error;
      stuck.set(first.kitchenId, error);
    }
  }
  for (const error of stuck.values()) throw error;
  await dropSettled();
}

/** Another tab may have settled what this one still shows as waiting, and been closed before it could say so. */
async function dropSettled(): Promise<void> {
  const { outbox, writing } = currentKept();
  const shown = outbox.filter((entry) => !writing.includes(entry));
  if (shown.length === 0) return;
  const kitchens = new Set(shown.map(({ kitchenId }) => kitchenId));
  // It has no copy.
  kitchens.delete(PUBLIC_FRIDGE_ID);
  for (const kitchenId of kitchens)
    await catchUp(kitchenId).catch((error: unknown) => {
      if (mayPass(error)) throw error;
    });
  noteWaiting(await waitingEntries());
}

/** As many from the first one on as are done in one kitchen and go into one request. */
function batchOf(waiting: readonly OutboxEntry[], first: OutboxEntry): OutboxEntry[] {
  let characters = 0;
  const end = waiting.findIndex((entry, at) => {
    characters += JSON.stringify(entry.intent).length;
    return entry.kitchenId !== first.kitchenId || (at > 0 && characters > CHARACTERS_AT_ONCE);
  });
  return waiting.slice(0, Math.min(end < 0 ? waiting.length : end, AT_ONCE));
}

/** The photos that food names are there before the food is. */
async function sendPhotosFirst(stuck: Stuck): Promise<void> {
  const { database } = await openKept();
  const photos = database && (await readKeys(database, 'photos').catch(() => []));
  if (!photos?.length) return;
  const { sendPhotos } = await fetchCode(() => import('./photos.ts'));
  await sendPhotos({
    leaves: (kitchenId) => stuck.has(kitchenId),
    fails: (kitchenId, error) => {
      noteReach(reachIn(error));
      if (!isAboutOneKitchen(error)) throw error;
      stuck.set(kitchenId, error);
    },
  });
}

async function post(kitchenId: string, entries: readonly OutboxEntry[]): Promise<IntentsDone> {
  // What a person said of another day keeps that day; the server takes the rest for what was done today.
  const intents = entries.map(({ intent, on, zone }) =>
    intent.on !== undefined || on === dateAt(new Date(), zone) ? intent : { ...intent, on },
  );
  try {
    const done = await withToken((token) =>
      request(keptApi.doIntents, token, { params: { kitchenId }, body: { intents } }),
    );
    noteReach('reached');
    return done;
  } catch (error) {
    if (!isFinal(error)) {
      noteReach(reachIn(error));
      throw error;
    }
    // One of them may be what is refused: each for itself.
    if (entries.length > 1) {
      const each: IntentsDone = { version: 0, results: [] };
      for (const entry of entries) {
        const { version, results } = await post(kitchenId, [entry]);
        each.version = Math.max(each.version, version);
        each.results.push(...results);
      }
      return each;
    }
    const refused = ({ intent }: OutboxEntry): IntentResult => ({
      id: intent.id,
      outcome: 'refused',
      message: error.message,
    });
    return { version: 0, results: entries.map(refused) };
  }
}
