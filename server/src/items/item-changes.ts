import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { onKitchenWritten } from '#kitchens/kitchen-writes.ts';
import { spaced } from '#kitchens/spaced.ts';
import { readItemsVersion } from './items.queries.ts';
import { type KnownVersion, knownVersion, VERSION_GOOD_MS } from './known-version.ts';

const LOOK_EVERY_MS = 1000;
const LOOKS_APART_MS = 100;
const ANNOUNCEMENTS_APART_MS = 100;
const CHANNEL = 'crisper_items';

/** Called with each new version of the data. */
export type Follower = (version: number) => void;

export interface ItemChanges {
  /** Calls the follower with every version but the one it knows, until the returned function is called. */
  follow(follower: Follower, known: number | null): () => void;
  version: KnownVersion;
  close(): void;
}

/**
 * Notices changes by any server. Reading the data's version every second, only while there are followers, makes it
 * correct; notifications of the database only make it faster.
 */
export function watchItems(db: Database, listen: Listen | null, onFailure: (error: unknown) => void) {
  const followers = new Map<Follower, number | null>();
  const version = knownVersion(() => readItemsVersion(db));
  let stop: (() => void) | null = null;

  const look = spaced(LOOKS_APART_MS, async () => {
    if (followers.size === 0) return;
    const newest = await readItemsVersion(db);
    if ([...followers.values()].every((known) => known === newest)) return;
    // Followers then request the new data, maybe from another server: no server may still use the old version.
    version.forget();
    await sleep(VERSION_GOOD_MS, undefined, { ref: false });
    for (const [follower, known] of followers) {
      if (known === newest) continue;
      followers.set(follower, newest);
      follower(newest);
    }
  });

  // Not part of the writing transaction: there it would make all writers of the database wait for one lock.
  const call = spaced(ANNOUNCEMENTS_APART_MS, async () => {
    await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
  });

  const attempt = (work: () => Promise<void>) => void work().catch(onFailure);

  /** After a write of this server, every server looks now. */
  const stopHearing = onKitchenWritten(db, (kitchenId) => {
    if (kitchenId !== PUBLIC_FRIDGE_ID) return;
    version.noteWrite();
    attempt(look);
    if (listen) attempt(call);
  });

  function start(): () => void {
    const timer = setInterval(() => attempt(look), LOOK_EVERY_MS);
    timer.unref();
    const stopListening = listen?.(CHANNEL, () => attempt(look));
    return () => {
      clearInterval(timer);
      stopListening?.();
    };
  }

  function stopWhenAlone(): void {
    if (followers.size > 0) return;
    stop?.();
    stop = null;
  }

  return {
    follow(follower, known) {
      followers.set(follower, known);
      stop ??= start();
      attempt(look);
      return () => {
        followers.delete(follower);
        stopWhenAlone();
      };
    },
    version,
    close() {
      stopHearing();
      followers.clear();
      stopWhenAlone();
    },
  } satisfies ItemChanges;
}
