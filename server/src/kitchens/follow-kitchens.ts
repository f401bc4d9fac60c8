import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { type KitchenNews, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { onKitchenWritten } from './kitchen-writes.ts';
import { listVersions } from './kitchens.queries.ts';
import { spaced } from './spaced.ts';

const LOOK_EVERY_MS = 1000;
const LOOKS_APART_MS = 100;
const CALLS_APART_MS = 100;
const CHANNEL = 'crisper_kitchens';

type Tell = (news: KitchenNews) => void;

export interface KitchenChanges {
  /** Tells the person the version of each of their kitchens, then every change, until the returned function is called. */
  follow(accountId: string, tell: Tell): () => void;
  close(): void;
}

interface Follower {
  accountId: string;
  tell: Tell;
  known: Map<KitchenId, number>;
}

/**
 * Notices changes by any server. Reading the versions of the followers' kitchens every second makes it correct;
 * notifications of the database only make it faster. A person who was removed is told that the kitchen is gone.
 */
export function watchKitchens(
  db: Database,
  listen: Listen | null,
  onFailure: (error: unknown) => void,
): KitchenChanges {
  const followers = new Set<Follower>();
  let stop: (() => void) | null = null;

  const look = spaced(LOOKS_APART_MS, async () => {
    if (followers.size === 0) return;
    const asked = [...followers];
    const versions = await listVersions(db, [...new Set(asked.map(({ accountId }) => accountId))]);
    for (const follower of asked)
      if (followers.has(follower)) tellNews(follower, versions.get(follower.accountId) ?? new Map());
  });

  const call = spaced(CALLS_APART_MS, async () => {
    await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
  });

  const attempt = (work: () => Promise<void>) => void work().catch(onFailure);

  const stopHearing = onKitchenWritten(db, (kitchenId) => {
    if (kitchenId === PUBLIC_FRIDGE_ID) return;
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
    follow(accountId, tell) {
      const follower = { accountId, tell, known: new Map() };
      followers.add(follower);
      stop ??= start();
      attempt(look);
      return () => {
        followers.delete(follower);
        stopWhenAlone();
      };
    },
    close() {
      stopHearing();
      followers.clear();
      stopWhenAlone();
    },
  };
}

function tellNews({ known, tell }: Follower, versions: ReadonlyMap<KitchenId, number>): void {
  for (const kitchenId of known.keys()) {
    if (versions.has(kitchenId)) continue;
    known.delete(kitchenId);
    tell({ kitchenId, version: null });
  }
  for (const [kitchenId, version] of versions) {
    if (known.get(kitchenId) === version) continue;
    known.set(kitchenId, version);
    tell({ kitchenId, version });
  }
}
