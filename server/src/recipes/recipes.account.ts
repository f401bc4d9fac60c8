import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';

/** What a person wrote down for a kitchen stays there when they go, as the food does. */
export const recipesOfAccount: AccountPart<AccountExport['recipes']> = {
  async exportOf(db, { accountId }) {
    const kitchens = await db
      .selectFrom('account_kitchens')
      .select('kitchen_id')
      .where('account_id', '=', accountId)
      .execute();
    if (kitchens.length === 0) return [];
    return db
      .selectFrom('recipes')
      .select(['title', 'servings', 'minutes', 'lines', 'steps', 'source'])
      .where(
        'kitchen_id',
        'in',
        kitchens.map(({ kitchen_id }) => kitchen_id),
      )
      .where('added_by', '=', accountId)
      .orderBy('added_at')
      .orderBy('id')
      .execute();
  },
};
