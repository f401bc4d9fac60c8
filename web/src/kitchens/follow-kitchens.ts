import type { KitchenNews } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { openEvents } from '#http/open-events.ts';
import { readEvents } from '#http/read-events.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** `isFirst` is a version that may be known already: nothing was told of the kitchen since the page was opened. */
type Tell = (news: KitchenNews, isFirst: boolean) => void;

/** The versions of the kitchens that the app was last told; kept from page to page. */
const known = new Map<string, number | null>();

/** Resolves when the time is over or the signal ends it. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** One connection. It ends with the access token at the latest, and is then opened again with a new one. */
async function listen(tell: Tell, signal: AbortSignal): Promise<void> {
  const response = await openEvents(kitchensApi.followKitchens, signal);
  for await (const news of readEvents<KitchenNews>(response)) {
    const { kitchenId, version } = news;
    const isFirst = !known.has(kitchenId);
    if (known.get(kitchenId) === version) continue;
    known.set(kitchenId, version);
    tell(news, isFirst);
  }
}

async function keepListening(tell: Tell, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const opened = Date.now();
    await listen(tell, signal).catch(() => undefined);
    const isLasting = Date.now() - opened > LONGEST_PAUSE_MS;
    pauseMs = isLasting ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await pause(pauseMs, signal);
  }
}

/**
 * Calls `tell` with each kitchen that has changed, or that the person is no longer in, until the returned function is
 * called. There is no connection while the page is hidden: browsers allow few of them, and a page that is seen again
 * catches up.
 */
export function followKitchens(tell: Tell): () => void {
  let listening: AbortController | null = null;
  const stop = () => {
    listening?.abort();
    listening = null;
  };
  const followWhileSeen = () => {
    if (document.visibilityState === 'hidden') return stop();
    if (listening) return;
    listening = new AbortController();
    void keepListening(tell, listening.signal);
  };

  followWhileSeen();
  document.addEventListener('visibilitychange', followWhileSeen);
  addEventListener('pageshow', followWhileSeen);
  addEventListener('pagehide', stop);
  return () => {
    document.removeEventListener('visibilitychange', followWhileSeen);
    removeEventListener('pageshow', followWhileSeen);
    removeEventListener('pagehide', stop);
    stop();
  };
}
