import { createHash, randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import { PICTURES_PER_PERSON } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { countPictures } from './pictures.queries.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Keeps a photo for the person and answers with its id; the same photo is kept once. */
export async function keepPicture(db: Database, viewer: Viewer, sent: Buffer): Promise<string> {
  const hash = createHash('sha256').update(sent).digest('base64url');
  const known = await renewPicture(db, viewer, hash);
  if (known) return known;
  await requireRoom(db, viewer);
  const bytes = await shrinkPicture(sent);
  return inTransaction(db, async (tx) => {
    // Held, so that two uploads at once are counted one after the other.
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

/** The same photo counts as sent now: it may be an old one that nothing shows, about to be forgotten. */
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
 * Forgets pictures that no item shows, a day after they were sent: somebody may still be filling in the form. An item
 * that was just taken out may come back, and wants its picture then.
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
        select from removed_items where item ->> 'image' = '/api/pictures/' || pictures.id || '.webp'
      )
  `.execute(db);
}
