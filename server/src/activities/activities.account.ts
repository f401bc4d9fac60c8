import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { activityText } from '@crisper/texts/activities.ts';
import { sql } from 'kysely';
import type { AccountPart } from '#accounts/account-part.ts';
import { activitiesOf } from './activities.queries.ts';

/** Rows in one statement. */
const ACTIVITIES_AT_ONCE = 1000;

export const activitiesOfAccount: AccountPart<AccountExport['activities']> = {
  async exportOf(db, { accountId }) {
    const activities = await activitiesOf(db, accountId).orderBy('id').execute();
    return activities.map(({ kind, detail, happened_at }) => ({
      action: activityText({ kind, detail }),
      happenedAt: happened_at.toISOString(),
    }));
  },
  async deleteSome(db, accountId) {
    const { numAffectedRows = 0n } = await sql`
      delete from activities where owner_id = ${accountId} and id in (
        select id from activities where owner_id = ${accountId} limit ${ACTIVITIES_AT_ONCE}
      )`.execute(db);
    return numAffectedRows > 0n;
  },
  async deleteRest(tx, accountId) {
    await tx.deleteFrom('activities').where('owner_id', '=', accountId).execute();
    return true;
  },
};
