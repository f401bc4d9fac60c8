import { useSyncExternalStore } from 'react';
import { currentKept, subscribeToKept } from './kept.ts';

/** What to show of a photo that waits to be uploaded; undefined for every other picture. */
export const usePhoto = (url: string | null): string | undefined =>
  useSyncExternalStore(
    subscribeToKept,
    () => currentKept().photos.get(url ?? ''),
    () => undefined,
  );
