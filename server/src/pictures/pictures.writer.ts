import { keptPicture, pictureUrl } from '@crisper/domain/pictures/picture.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { type ChangingAction, type InKitchen, requireKitchen } from '#kitchens/require-kitchen.ts';

/**
 * The URL of an item's picture in the kitchen that the item is in. A picture from another kitchen, into which the person
 * may look, is copied: the other kitchen may have other items with it, or undo something and need it. Without the item, a
 * copy is an unused picture, which housekeeping deletes.
 */
export async function takePictureAlong(
  db: Database | Transaction,
  { kitchenId, viewer }: InKitchen<ChangingAction>,
  image: string | null,
): Promise<string | null> {
  const kept = image === null ? null : keptPicture(image);
  if (!kept) return image;
  const { id } = kept;
  if (kept.kitchenId !== kitchenId) {
    const from = await requireKitchen(db, viewer, kept.kitchenId, 'look');
    await sql`
      insert into pictures (kitchen_id, id, owner_id, hash, bytes, created_at)
      select ${kitchenId}, id, ${viewer.accountId}, hash, bytes, ${new Date()}
      from pictures where kitchen_id = ${from.kitchenId} and id = ${id}
      on conflict (kitchen_id, id) do update set created_at = excluded.created_at
    `.execute(db);
  }
  return pictureUrl({ kitchenId, id });
}
