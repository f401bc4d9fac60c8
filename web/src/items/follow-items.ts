import { itemsApi } from '@crisper/domain/items/items-api.ts';
import type { ItemsVersion } from '@crisper/domain/items/items-version.ts';
import { oneMoreRun } from '@crisper/domain/one-run.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** The version of the items that the app has fetched; kept from page to page. */
let known: number | null = null;

/**
 * Calls `renew` when items have changed, until the returned function is called. There is no connection while the
 * page is hidden, because browsers allow few of them; a visible page catches up. The browser reconnects by itself,
 * but gives up when something other than our server answers; then this function reconnects.
 */
export function followItems(renew: () => Promise<unknown>): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let lost = false;
  const renewOnce = oneMoreRun(() => renew().catch(() => undefined));

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const opened = new EventSource(`/api${itemsApi.followItems.path}`);
    source = opened;
    opened.onopen = () => {
      pauseMs = FIRST_PAUSE_MS;
      // Requests may have failed while the server was away.
      if (lost) void renewOnce();
      lost = false;
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const { version } = JSON.parse(data) as ItemsVersion;
      if (version === known) return;
      known = version;
      void renewOnce();
    };
    opened.onerror = () => {
      lost = true;
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    };
  };
  const followWhileSeen = () => {
    if (document.visibilityState === 'hidden') close();
    else if (source === null) open();
  };

  followWhileSeen();
  document.addEventListener('visibilitychange', followWhileSeen);
  addEventListener('pageshow', followWhileSeen);
  addEventListener('pagehide', close);
  return () => {
    document.removeEventListener('visibilitychange', followWhileSeen);
    removeEventListener('pageshow', followWhileSeen);
    removeEventListener('pagehide', close);
    close();
  };
}
