import type { Database } from '#db/database.ts';
import { hashSecret, newSecret } from '#identity/secrets.ts';

/** Makes the person's calendar address; the one before it stops working. */
export async function renewCalendarFeed(
  db: Database,
  accountId: string,
): Promise<{ token: string; madeAt: Date }> {
  const secret = newSecret();
  const feed = { token_hash: hashSecret(secret), made_at: new Date() };
  await db
    .insertInto('calendar_feeds')
    .values({ owner_id: accountId, ...feed })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(feed))
    .execute();
  return { token: `${accountId}.${secret}`, madeAt: feed.made_at };
}

export async function revokeCalendarFeed(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('owner_id', '=', accountId).execute();
}
