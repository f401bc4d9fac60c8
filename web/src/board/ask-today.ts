import type { KitchenToday } from '@crisper/domain/today/kitchen-today.ts';
import { todayApi } from '@crisper/domain/today/today-api.ts';
import { ownHeaders } from '#http/access-token.ts';
import { errorIn, unreachable } from '#http/api-error.ts';
import { addressOf } from '#http/request.ts';

/** Longer than a server needs that is there. */
const TIMEOUT_MS = 20_000;

/** What was told, and the version of it. */
export interface BoardTold {
  today: KitchenToday;
  etag: string | null;
}

interface Asked {
  kitchenId: string;
  key: string;
  /** What is known already. */
  before: BoardTold | null;
}

/** Asks what there is today, on the day of the kitchen; what has not changed is what it was before. */
export async function askToday({ kitchenId, key, before }: Asked): Promise<BoardTold> {
  const headers = ownHeaders(key);
  if (before?.etag) headers.set('If-None-Match', before.etag);
  const url = addressOf(todayApi.getKitchenToday, { params: { kitchenId } });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers, signal, cache: 'no-store' }).catch(() => {
    throw unreachable();
  });
  if (response.status === 304 && before) return before;
  if (!response.ok) throw await errorIn(response);
  return { today: await response.json(), etag: response.headers.get('etag') };
}
