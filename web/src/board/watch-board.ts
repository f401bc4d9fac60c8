import type { KitchenToday } from '@crisper/domain/today/kitchen-today.ts';
import { ApiError } from '#http/api-error.ts';
import { askToday, type BoardTold } from './ask-today.ts';
import { forgetKey, takeKey } from './kept-key.ts';

export type Board =
  | { is: 'loading' | 'no-key' | 'ended' | 'never-reached' }
  | {
      is: 'shown';
      today: KitchenToday;
      /** Since when the server cannot be reached; null while it can. */
      awaySince: Date | null;
    };

/** Often enough for people who stand before it, and few enough requests for a key. */
const ASK_EVERY_MS = 15_000;

/** For so long, or until there is a reason to look at once: the screen is on again, or the network is. */
function pause(ms: number, ended: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  const goOn = () => resolve();
  const timer = setTimeout(goOn, ms);
  ended.addEventListener('abort', goOn, { signal: over.signal });
  addEventListener('online', goOn, { signal: over.signal });
  document.addEventListener('visibilitychange', goOn, { signal: over.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    over.abort();
  });
}

/** The key has ended, or opens this kitchen no more. */
const isOver = (error: unknown) =>
  error instanceof ApiError && ['unauthenticated', 'invalid_token', 'kitchen_not_found'].includes(error.code);

const retryMs = (error: unknown) =>
  error instanceof ApiError && error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : 0;

/** Shows what there is today until the signal, or the key, ends it. What was shown stays while the server is away. */
export async function watchBoard(
  kitchenId: string,
  show: (board: Board) => void,
  ended: AbortSignal,
): Promise<void> {
  const key = takeKey(kitchenId);
  if (!key) return show({ is: 'no-key' });
  let told: BoardTold | null = null;
  let reachedAt = new Date();
  let isAway = false;
  while (!ended.aborted) {
    let pauseMs = ASK_EVERY_MS;
    try {
      const before: BoardTold | null = told;
      told = await askToday({ kitchenId, key, before });
      if (ended.aborted) return;
      reachedAt = new Date();
      if (told !== before || isAway) show({ is: 'shown', today: told.today, awaySince: null });
      isAway = false;
    } catch (error) {
      if (ended.aborted) return;
      if (isOver(error)) {
        forgetKey(kitchenId);
        return show({ is: 'ended' });
      }
      pauseMs = Math.max(ASK_EVERY_MS, retryMs(error));
      // A server that says when to ask again is there.
      if (!told || retryMs(error) === 0) {
        isAway = true;
        show(told ? { is: 'shown', today: told.today, awaySince: reachedAt } : { is: 'never-reached' });
      }
    }
    await pause(pauseMs, ended);
  }
}
