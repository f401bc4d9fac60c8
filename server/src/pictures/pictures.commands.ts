import { createHash, randomUUIDv7 } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type KitchenPicture, PICTURES_PER_PERSON } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { type InKitchen, lockKitchen } from '#kitchens/require-kitchen.ts';
import { countPictures } from './pictures.queries.ts';

interface SentPicture {
  kitchenId: KitchenId;
  /** The client may have chosen its id. */
  id?: string | undefined;
  bytes: Buffer;
}

/** Stores a photo in the kitchen; the same photo of the same person is stored once, unless it is to have two ids. */
export async function keepPicture(
  db: Database,
  viewer: Viewer,
  { kitchenId, id: wanted, bytes: sent }: SentPicture,
): Promise<KitchenPicture> {
  const hash = createHash('sha256').update(sent).digest('base64url');
  const known = await inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'add-food');
    const id = await renewPicture(tx, inKitchen, wanted ? { id: wanted } : { hash });
    if (!id) await requireRoom(tx, inKitchen);
    return id;
  });
  if (known) return { kitchenId, id: known };
  // Its library takes long to load, and the server would start later.
  const { shrinkPicture } = await import('./shrink-picture.ts');
  const bytes = await shrinkPicture(sent);
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    // Once more: the person may have left the kitchen meanwhile.
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'add-food');
    if (kitchenId === PUBLIC_FRIDGE_ID) await lockUploader(tx, viewer);
    await requireRoom(tx, inKitchen);
    const id = wanted ?? randomUUIDv7();
    const stored = await tx
      .insertInto('pictures')
      .values({ kitchen_id: kitchenId, id, owner_id: viewer.accountId, hash, bytes, created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!stored.numInsertedOrUpdatedRows) throw new AppError('id_taken');
    return { kitchenId, id };
  });
}

/** So that two simultaneous uploads are counted one after the other; a kitchen is locked itself. */
async function lockUploader(tx: Transaction, { accountId }: Viewer): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError('invalid_token');
}

/** The same photo counts as uploaded now: it may be an old unused one that is about to be deleted. */
async function renewPicture(
  tx: Transaction,
  { kitchenId, viewer }: InKitchen<'add-food'>,
  known: { id: string } | { hash: string },
): Promise<string | null> {
  const row = await tx
    .updateTable('pictures')
    .set({ created_at: new Date() })
    .where('kitchen_id', '=', kitchenId)
    .where('owner_id', '=', viewer.accountId)
    .where((eb) => eb.and(known))
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function requireRoom(tx: Transaction, inKitchen: InKitchen<'add-food'>): Promise<void> {
  if ((await countPictures(tx, inKitchen)) >= PICTURES_PER_PERSON) throw new AppError('too_many_pictures');
}

/**
 * Deletes pictures that no item and no profile uses, a day after their upload: the form may still be open. An item that
 * was removed or changed may be undone and then needs its picture: in the public fridge for a minute, in a kitchen for
 * as long as there is the kitchen.
 */
export async function forgetUnusedPictures(db: Database): Promise<void> {
  const isPublic = sql`pictures.kitchen_id = ${sql.lit(PUBLIC_FRIDGE_ID)}`;
  // As `pictureUrl` writes it.
  const url = sql`'/api/pictures/' || case when ${isPublic} then '' else pictures.kitchen_id || '/' end
    || pictures.id || '.webp'`;
  await sql`
    delete from pictures
    where created_at < now() - interval '1 day'
      and not exists (
        select from items
        where items.kitchen_id = pictures.kitchen_id and image like '/api/pictures/%' and image = ${url}
      )
      and not exists (
        select from item_events
        where item_events.kitchen_id = pictures.kitchen_id
          and before ->> 'image' like '/api/pictures/%' and before ->> 'image' = ${url}
      )
      and not (${isPublic} and exists (
        select from accounts where photo_url like '/api/pictures/%' and photo_url = ${url}
      ))
  `.execute(db);
}
