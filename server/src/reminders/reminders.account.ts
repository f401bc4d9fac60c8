import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { moveReminders } from './reminders.commands.ts';
import { getReminders } from './reminders.queries.ts';

export const remindersOfAccount: AccountPart<AccountExport['reminders']> = {
  exportOf: (db, { accountId }) => getReminders(db, accountId),
  async followProfile(tx, accountId, { timeZone }) {
    if (timeZone) await moveReminders(tx, accountId, timeZone);
  },
  async endTelling(tx, accountId) {
    await tx.deleteFrom('ntfy_topics').where('owner_id', '=', accountId).execute();
  },
  async close(tx, accountId) {
    await tx.deleteFrom('ntfy_topics').where('owner_id', '=', accountId).execute();
    await tx.deleteFrom('reminders').where('owner_id', '=', accountId).execute();
  },
};
