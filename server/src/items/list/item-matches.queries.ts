import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { expiryRange, type ItemScope } from '@crisper/domain/items/item-list.ts';
import type { ItemListQuery } from '@crisper/domain/items/item-list-query.ts';
import { categoriesMatching } from '@crisper/domain/items/item-matches.ts';
import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { isIn, isWhose } from '#items/in-kitchen.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { isWrittenLike, titlesLike } from './written-titles.ts';

export interface ItemListRequest {
  inKitchen: InKitchen<'look'>;
  query: Omit<ItemListQuery, 'scope'>;
  /** In the public fridge, one's own are those that one added. */
  scope: ItemScope;
  today: CalendarDate;
  /** The version of the data, as far as it is known; there may be a newer one. */
  version: number;
}

export type ItemsExpression = ExpressionBuilder<Tables, 'items'>;
export type Condition = (eb: ItemsExpression) => Expression<SqlBool>;

/** The condition for an item to be in the list. */
export function matching(
  eb: ItemsExpression,
  { inKitchen, query, scope, today }: ItemListRequest,
): ExpressionWrapper<Tables, 'items', SqlBool> {
  const { search, category, status, expires } = query;
  const conditions: Expression<SqlBool>[] = [isIn(inKitchen.kitchenId)];
  if (scope !== 'everyone') conditions.push(isWhose(inKitchen, scope));
  if (category) conditions.push(eb('items.category', '=', category));
  if (status) {
    const { from, to } = expiryRange(status, today);
    if (from) conditions.push(eb('items.expiry_date', '>=', from));
    if (to) conditions.push(eb('items.expiry_date', '<=', to));
  }
  if (expires) conditions.push(eb('items.expiry_date', '=', expires));
  if (search) conditions.push(found(eb, search));
  return eb.and(conditions);
}

function found(eb: ItemsExpression, search: string) {
  const categories = categoriesMatching(search);
  return eb.or([
    ...titlesLike(search).map(isWrittenLike),
    ...(categories.length > 0 ? [eb('items.category', 'in', categories)] : []),
  ]);
}
