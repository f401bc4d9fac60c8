import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { activities as textsIn } from '@crisper/texts/all/activities.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { activitiesOf } from './activities.queries.ts';

export const activitiesOfAccount: AccountPart<AccountExport['activities']> = {
  async exportOf(db, { accountId, language }) {
    const { query } = await activitiesOf(db, accountId);
    const activities = await query.orderBy('happened_at').orderBy('id').execute();
    return activities.map(({ kind, detail, cooked, happened_at }) => ({
      action: textsIn[language].activityText({ kind, detail, cooked }),
      happenedAt: happened_at.toISOString(),
    }));
  },
};
