import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { AccountPart } from '#accounts/account-part.ts';
import { listOwnKitchens } from '#kitchens/require-kitchen.ts';

/** They end with the person's memberships, and with a reset of the password, both by the kitchens. */
export const webhooksOfAccount: AccountPart<AccountExport['webhooks']> = {
  async exportOf(db, viewer) {
    const kitchens = await listOwnKitchens(db, viewer);
    if (kitchens.length === 0) return [];
    const rows = await db
      .selectFrom('webhooks')
      .select(['kitchen_id', 'url', 'types', 'made_at'])
      .where(
        'kitchen_id',
        'in',
        kitchens.map(({ kitchenId }) => kitchenId),
      )
      .where('made_by', '=', viewer.accountId)
      .orderBy('made_at')
      .execute();
    return rows.map(({ kitchen_id, url, types, made_at }) => ({
      ...{ kitchenId: kitchen_id as KitchenId, url, types },
      madeAt: made_at.toISOString(),
    }));
  },
};
