import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import type { Database } from '#db/database.ts';

async function listKitchenIds(db: Database, accountId: string): Promise<string[]> {
  const kitchens = await db
    .selectFrom('account_kitchens')
    .select('kitchen_id')
    .where('account_id', '=', accountId)
    .execute();
  return kitchens.map(({ kitchen_id }) => kitchen_id);
}

/** What a person wrote down for a kitchen stays there when they go, as the food does. */
export const recipesOfAccount: AccountPart<AccountExport['recipes']> = {
  async exportOf(db, { accountId }) {
    const kitchens = await listKitchenIds(db, accountId);
    if (kitchens.length === 0) return [];
    return db
      .selectFrom('recipes')
      .select(['title', 'servings', 'minutes', 'lines', 'steps', 'source'])
      .where('kitchen_id', 'in', kitchens)
      .where('added_by', '=', accountId)
      .orderBy('added_at')
      .orderBy('id')
      .execute();
  },
};

export const plannedMealsOfAccount: AccountPart<AccountExport['plannedMeals']> = {
  async exportOf(db, { accountId }) {
    const kitchens = await listKitchenIds(db, accountId);
    if (kitchens.length === 0) return [];
    return db
      .selectFrom('planned_meals')
      .select(['day', 'dish', 'portions'])
      .where('kitchen_id', 'in', kitchens)
      .where('added_by', '=', accountId)
      .orderBy('day')
      .orderBy('id')
      .execute();
  },
};
