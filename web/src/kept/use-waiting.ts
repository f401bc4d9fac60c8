import { useSyncExternalStore } from 'react';
import { currentKept, subscribeToKept } from './kept.ts';

/** What the person did and the server has not answered, what it said of the rest, and whether it answers. */
export function useWaiting() {
  const outbox = useSyncExternalStore(subscribeToKept, () => currentKept().outbox);
  const refused = useSyncExternalStore(subscribeToKept, () => currentKept().refused);
  const told = useSyncExternalStore(subscribeToKept, () => currentKept().told);
  const reach = useSyncExternalStore(subscribeToKept, () => currentKept().reach);
  const heardAt = useSyncExternalStore(subscribeToKept, () => currentKept().heardAt);
  return { outbox, refused, told, reach, heardAt };
}
