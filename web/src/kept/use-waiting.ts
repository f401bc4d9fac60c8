import { useSyncExternalStore } from 'react';
import { currentKept, subscribeToKept } from './kept.ts';

/** What the person did, and the server has not answered or has refused; and whether it can be reached. */
export function useWaiting() {
  const outbox = useSyncExternalStore(subscribeToKept, () => currentKept().outbox);
  const refused = useSyncExternalStore(subscribeToKept, () => currentKept().refused);
  const isReached = useSyncExternalStore(subscribeToKept, () => currentKept().isReached);
  const heardAt = useSyncExternalStore(subscribeToKept, () => currentKept().heardAt);
  return { outbox, refused, isReached, heardAt };
}
