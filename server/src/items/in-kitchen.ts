import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { type SqlBool, sql } from 'kysely';

/**
 * The condition for an item of the kitchen. The public fridge's id is a literal: PostgreSQL uses the indexes of that
 * kitchen alone only for a value that it knows when it plans.
 */
export const isIn = (kitchenId: KitchenId) =>
  sql<SqlBool>`items.kitchen_id = ${kitchenId === PUBLIC_FRIDGE_ID ? sql.lit(kitchenId) : kitchenId}`;
