import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Whether something could not be written for lack of room, and nothing larger was written since. */
interface Room {
  isFull: boolean;
}

const rooms = new WeakMap<Database, Room>();

export function noteRoom(db: Database, room: Room): void {
  rooms.set(db, room);
}

/**
 * Whether the database has room to write. A small write may succeed on a full disk, so after a failed one a megabyte is
 * tried, in a table that is gone with the transaction.
 */
export async function hasRoom(db: Database, probe: Database): Promise<boolean> {
  const room = rooms.get(db);
  if (!room?.isFull) return true;
  try {
    await inTransaction(probe, async (tx) => {
      await sql`create temporary table crisper_room (filler text) on commit drop`.execute(tx);
      await sql`insert into crisper_room select repeat(md5(n::text), 32) from generate_series(1, 1024) as n`.execute(
        tx,
      );
    });
  } catch {
    return false;
  }
  room.isFull = false;
  return true;
}
