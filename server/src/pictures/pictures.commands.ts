import { createHash, randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import { PICTURES_PER_PERSON } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { countPictures } from './pictures.queries.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Stores a photo for the person and returns its id; the same photo is stored once. */
export async function keepPicture(db: Database, viewer: Viewer, sent: Buffer): Promise<string> {
  const hash = createHash('sha256').update(sent).digest('base64url');
  const known = await renewPicture(db, viewer, hash);
  if (known) return known;
  await requireRoom(db, viewer);
  const bytes = await shrinkPicture(sent);
  return inTransaction(db, async (tx) => {
    // Locked, so that two simultaneous uploads are counted one after the other.
    await tx.selectFrom('accounts').select('id').where('id', '=', viewer.accountId).forUpdate().execute();
    await requireRoom(tx, viewer);
    const id = randomUUIDv7();
    await tx
      .insertInto('pictures')
      .values({ id, owner_id: viewer.accountId, hash, bytes, created_at: new Date() })
      .execute();
    return id;
  });
}

/** The same photo counts as uploaded now: it may be an old unused one that is about to be deleted. */
async function renewPicture(db: Database, viewer: Viewer, hash: string): Promise<string | null> {
  const row = await db
    .updateTable('pictures')
    .set({ created_at: new Date() })
    .where('owner_id', '=', viewer.accountId)
    .where('hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function requireRoom(db: Database, viewer: Viewer): Promise<void> {
  if ((await countPictures(db, viewer)) >= PICTURES_PER_PERSON) throw new AppError('too_many_pictures');
}

/**
 * Deletes pictures that no item and no profile uses, a day after their upload: the form may still be open. An item that was just
 * removed may be restored and then needs its picture.
 */
export async function forgetUnusedPictures(db: Database): Promise<void> {
  await sql`
    delete from pictures
    where created_at < now() - interval '1 day'
      and not exists (
        select from items
        where image like '/api/pictures/%' and image = '/api/pictures/' || pictures.id || '.webp'
      )
      and not exists (
        select from item_events
        where before ->> 'image' like '/api/pictures/%'
          and before ->> 'image' = '/api/pictures/' || pictures.id || '.webp'
      )
      and not exists (
        select from accounts
        where photo_url like '/api/pictures/%' and photo_url = '/api/pictures/' || pictures.id || '.webp'
      )
  `.execute(db);
}
