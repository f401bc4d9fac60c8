import { createAccessTokens } from '@crisper/server/calling/access-tokens.ts';
import { startSession } from '@crisper/server/calling/sessions.commands.ts';
import { openKeyRing } from '@crisper/server/calling/signing-keys.ts';
import type { Database } from '@crisper/server/db/database.ts';

export const KITCHENS = 500;

export type KitchenSpread = 'one kitchen' | '500 kitchens';

/** A kitchen, and the token of the one person in it, who has the same id. */
export interface Home {
  kitchenId: string;
  token: string;
}

export async function listHomes(db: Database): Promise<Home[]> {
  const tokens = createAccessTokens(await openKeyRing(db, null));
  const people = await db.selectFrom('kitchen_members').select('account_id').limit(KITCHENS).execute();
  const homes: Home[] = [];
  for (const { account_id } of people) {
    const { token } = await startSession(db, account_id, { authenticatedAt: new Date(), userAgent: 'bench' });
    homes.push({ kitchenId: account_id, token: await tokens.sign(token) });
  }
  return homes;
}

const AT_ONCE = 8;

/** Does the work for each of the numbers, a few at a time. */
export async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
