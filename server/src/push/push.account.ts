import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';

export const pushOfAccount: AccountPart<AccountExport['devices']> = {
  async exportOf(db, { accountId }) {
    const rows = await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'added_at'])
      .where('owner_id', '=', accountId)
      .orderBy('added_at')
      .execute();
    return rows.map(({ endpoint, added_at }) => ({ endpoint, addedAt: added_at.toISOString() }));
  },
  async close(tx, accountId) {
    await tx.deleteFrom('push_subscriptions').where('owner_id', '=', accountId).execute();
  },
};
