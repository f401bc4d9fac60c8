import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';

export async function findPicture(db: Database, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('pictures').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes ?? null;
}

export async function countPictures(db: Database, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', viewer.accountId)
    .executeTakeFirstOrThrow();
  return count;
}
