import { hashSecret, newSecret } from '#calling/secrets.ts';
import type { Database, Transaction } from '#db/database.ts';

/** Makes the person's calendar URL; the previous one stops working. */
export async function renewCalendarFeed(
  db: Database,
  accountId: string,
): Promise<{ token: string; madeAt: Date }> {
  const secret = newSecret();
  const feed = { token_hash: hashSecret(secret), made_at: new Date(), ended_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ owner_id: accountId, ...feed })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(feed))
    .execute();
  return { token: `${accountId}.${secret}`, madeAt: feed.made_at };
}

/** Ends the URL for the person's safety, and records that for them. Returns whether there was one. */
export async function endCalendarFeed(tx: Transaction, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_feeds')
    .set({ ended_at: new Date() })
    .where('owner_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function revokeCalendarFeed(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('owner_id', '=', accountId).execute();
}
