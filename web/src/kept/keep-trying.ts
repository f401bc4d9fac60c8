import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { withToken } from '#http/call.ts';
import { reachIn } from '#http/reach.ts';
import { request } from '#http/request.ts';
import { queryClient } from '#session/query-client.ts';
import { catchUp } from './copies.ts';
import { currentKept, noteReach, subscribeToKept } from './kept.ts';
import { hurry, sendWaiting } from './send.ts';

const LOOK_AGAIN_MS = 10_000;
/** A server that has too much to do already is asked more rarely. */
const LET_REST_MS = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks whether the server is back, also where nothing waits: the page says that it does not answer. */
async function lookAgain(): Promise<void> {
  await sendWaiting();
  if (currentKept().reach === 'reached') return;
  try {
    await withToken((token) => request(kitchensApi.listKitchens, token));
  } catch (error) {
    return noteReach(reachIn(error));
  }
  noteReach('reached');
  await Promise.all([...currentKept().copies.keys()].map((id) => catchUp(id).catch(() => undefined)));
  // What failed meanwhile.
  await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** Tries again when it may succeed: the network is back, the page is looked at again, or a while has passed. */
export function sendWhenPossible(): void {
  let isLooking = false;
  const retry = () => {
    hurry();
    if (document.visibilityState === 'visible') void lookAgain();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  subscribeToKept(async () => {
    if (isLooking) return;
    isLooking = true;
    while (currentKept().reach !== 'reached') {
      await pause(currentKept().reach === 'offline' ? LOOK_AGAIN_MS : LET_REST_MS);
      await lookAgain();
    }
    isLooking = false;
  });
  retry();
}
