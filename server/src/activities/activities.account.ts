import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { activitiesOf, inWords } from './activities.queries.ts';

export const activitiesOfAccount: AccountPart<AccountExport['activities']> = {
  async exportOf(db, { accountId, language }) {
    const { query } = await activitiesOf(db, accountId);
    const activities = await query.orderBy('happened_at').orderBy('id').execute();
    return activities.map(({ kind, detail, cooked, happened_at }) => ({
      action: inWords({ kind, detail, cooked }, language).action,
      happenedAt: happened_at.toISOString(),
    }));
  },
};
