import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { lookOut } from '#kitchens/look-out.ts';
import { readItemsVersion } from './items.queries.ts';
import { type KnownVersion, knownVersion, VERSION_GOOD_MS } from './known-version.ts';

type Tell = (version: number) => void;

export interface ItemChanges {
  /** Tells every version of the data but the known one, until the returned function is called. */
  follow(tell: Tell, known: number | null): () => void;
  version: KnownVersion;
  close(): void;
}

interface Follower {
  tell: Tell;
  known: number | null;
}

/** Tells of changes in the public fridge. */
export function watchItems(
  db: Database,
  listen: Listen | null,
  onFailure: (error: unknown) => void,
): ItemChanges {
  const version = knownVersion(() => readItemsVersion(db));
  const { follow, close } = lookOut<Follower>({
    ...{ db, listen, channel: 'crisper_items', onFailure },
    concerns(kitchenId) {
      const isPublic = kitchenId === PUBLIC_FRIDGE_ID;
      if (isPublic) version.noteWrite();
      return isPublic;
    },
    async look(followers) {
      const newest = await readItemsVersion(db);
      if ([...followers].every(({ known }) => known === newest)) return;
      // Followers then request the new data, maybe from another server: no server may still use the old version.
      version.forget();
      await sleep(VERSION_GOOD_MS, undefined, { ref: false });
      for (const follower of followers) {
        if (follower.known === newest) continue;
        follower.known = newest;
        follower.tell(newest);
      }
    },
  });
  return { follow: (tell, known) => follow({ tell, known }), version, close };
}
