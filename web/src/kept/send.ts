import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { ApiError, isAboutToken } from '#http/api-error.ts';
import { withToken } from '#http/call.ts';
import { request } from '#http/request.ts';
import { oneAtATime } from '#session/one-at-a-time.ts';
import { type Entry, noteReach } from './kept.ts';
import { settle, waitingEntries } from './outbox.ts';

/** As many as the server takes at once. */
const AT_ONCE = 100;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

let pauseMs = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

const PASSING: ApiError['code'][] = [
  'unreachable',
  'internal',
  'unavailable',
  'too_many_requests',
  'too_many_writes',
];

/** The server answered, and would answer the same again. Anything else may pass. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && !isAboutToken(error) && !PASSING.includes(error.code);

/** Sends everything that waits, in its order; what was done meanwhile as well. One tab does it for all. */
export const sendWaiting: () => Promise<void> = oneMoreRun(async () => {
  clearTimeout(timer);
  try {
    await oneAtATime(sendAll, 'crisper-outbox');
    pauseMs = FIRST_PAUSE_MS;
  } catch {
    timer = setTimeout(() => void sendWaiting(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
});

async function sendAll(): Promise<void> {
  for (;;) {
    const waiting = await waitingEntries();
    const [first] = waiting;
    if (!first) return;
    const end = waiting.findIndex(({ kitchenId }) => kitchenId !== first.kitchenId);
    const batch = waiting.slice(0, Math.min(end < 0 ? waiting.length : end, AT_ONCE));
    await settle(batch, await post(first.kitchenId, batch));
  }
}

async function post(kitchenId: string, entries: readonly Entry[]): Promise<IntentResult[]> {
  const intents = entries.map(({ intent, on, zone }) =>
    on === dateAt(new Date(), zone) ? intent : { ...intent, on },
  );
  try {
    const { results } = await withToken((token) =>
      request(kitchenItemsApi.doIntents, token, { params: { kitchenId }, body: { intents } }),
    );
    noteReach(true);
    return results;
  } catch (error) {
    if (!isFinal(error)) {
      noteReach(false);
      throw error;
    }
    // One of them may be what is refused: each for itself.
    if (entries.length > 1) {
      const each: IntentResult[] = [];
      for (const entry of entries) each.push(...(await post(kitchenId, [entry])));
      return each;
    }
    return entries.map(({ intent }) => ({ id: intent.id, outcome: 'refused', message: error.message }));
  }
}

/** Tries again when it may succeed: the network is back, or the page is looked at again. */
export function sendWhenPossible(): void {
  const retry = () => {
    pauseMs = FIRST_PAUSE_MS;
    if (document.visibilityState === 'visible') void sendWaiting();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  retry();
}
