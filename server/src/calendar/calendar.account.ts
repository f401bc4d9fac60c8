import type { AccountFollower } from '#accounts/account-part.ts';
import { endCalendarFeed } from './calendar.commands.ts';

export const calendarOfAccount: AccountFollower = {
  endAccess: async (tx, accountId) =>
    (await endCalendarFeed(tx, accountId)) ? 'calendar-address-ended' : null,
  async close(tx, accountId) {
    await tx.deleteFrom('calendar_feeds').where('owner_id', '=', accountId).execute();
  },
};
