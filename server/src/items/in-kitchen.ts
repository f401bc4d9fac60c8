import type { ItemScope } from '@crisper/domain/items/item-list.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type SqlBool, sql } from 'kysely';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

/**
 * The condition for an item of the kitchen. The public fridge's id is a literal: PostgreSQL uses the indexes of that
 * kitchen alone only for a value that it knows when it plans.
 */
export const isIn = (kitchenId: KitchenId) =>
  sql<SqlBool>`items.kitchen_id = ${kitchenId === PUBLIC_FRIDGE_ID ? sql.lit(kitchenId) : kitchenId}`;

/** The condition for an item of the viewer, or of everybody. In the public fridge, one's own are those one added. */
export function isWhose(
  { kitchenId, viewer }: Pick<InKitchen, 'kitchenId' | 'viewer'>,
  scope: Exclude<ItemScope, 'everyone'>,
) {
  const accountId = viewer?.accountId ?? null;
  if (kitchenId === PUBLIC_FRIDGE_ID) return sql<SqlBool>`items.added_by = ${accountId}`;
  if (scope === 'mine') return sql<SqlBool>`items.belongs_to = ${accountId}`;
  if (scope === 'mine-or-added')
    return sql<SqlBool>`(items.belongs_to = ${accountId} or items.added_by = ${accountId})`;
  return sql<SqlBool>`not exists (
    select from kitchen_members as member
    where member.kitchen_id = ${kitchenId} and member.account_id = items.belongs_to
  )`;
}
