import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { onKitchenWritten } from './kitchen-writes.ts';
import { spaced } from './spaced.ts';

const LOOK_EVERY_MS = 1000;
const LOOKS_APART_MS = 100;
const CALLS_APART_MS = 100;

interface LookingOut<Follower> {
  db: Database;
  listen: Listen | null;
  /** The database's channel on which servers tell each other to look. */
  channel: string;
  onFailure(error: unknown): void;
  /** Called after each write of this server; true if followers may have to be told of it. */
  concerns(kitchenId: KitchenId): boolean;
  /** Reads what is new and tells the followers. */
  look(followers: ReadonlySet<Follower>): Promise<void>;
}

export interface LookOut<Follower> {
  /** Tells the follower of changes, until the returned function is called. */
  follow(follower: Follower): () => void;
  close(): void;
}

/**
 * Notices changes by any server. Looking every second, only while there are followers, makes it correct; notifications of
 * the database only make it faster.
 */
export function lookOut<Follower>(options: LookingOut<Follower>): LookOut<Follower> {
  const { db, listen, channel, onFailure, concerns } = options;
  const followers = new Set<Follower>();
  let stop: (() => void) | null = null;

  const look = spaced(LOOKS_APART_MS, async () => {
    if (followers.size > 0) await options.look(followers);
  });

  // Not part of the writing transaction: there it would make all writers of the database wait for one lock.
  const call = spaced(CALLS_APART_MS, async () => {
    await sql`select pg_notify(${channel}, '')`.execute(db);
  });

  const attempt = (work: () => Promise<void>) => void work().catch(onFailure);

  /** After a write of this server, every server looks now. */
  const stopHearing = onKitchenWritten(db, (kitchenId) => {
    if (!concerns(kitchenId)) return;
    attempt(look);
    if (listen) attempt(call);
  });

  function start(): () => void {
    const timer = setInterval(() => attempt(look), LOOK_EVERY_MS);
    timer.unref();
    const stopListening = listen?.(channel, () => attempt(look));
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
    follow(follower) {
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
