import type { CalendarDate } from '#calendar-date.ts';
import type { KitchenItem } from '#items/item.ts';
import type { ItemScope, MyItemSort } from '#items/item-list.ts';
import type { ItemListQuery } from '#items/item-list-query.ts';
import { hasStatus, matchesSearch } from '#items/item-matches.ts';

interface Order {
  key: (item: KitchenItem) => string | number;
  isDescending?: boolean;
}

/** After every date. */
const UNDATED = 'undated';
const added = ({ addedAt }: KitchenItem) => addedAt;
const expiry = ({ expiryDate }: KitchenItem) => expiryDate ?? UNDATED;
const title = (item: KitchenItem) => item.title.toLowerCase();
const category = (item: KitchenItem) => item.category;
const quantity = (item: KitchenItem) => item.quantity;

const orders: Record<MyItemSort, Order> = {
  newest: { key: added, isDescending: true },
  oldest: { key: added },
  'expiry-soonest': { key: expiry },
  'expiry-latest': { key: expiry, isDescending: true },
  'title-first': { key: title },
  'title-last': { key: title, isDescending: true },
  'category-first': { key: category },
  'category-last': { key: category, isDescending: true },
  'quantity-least': { key: quantity },
  'quantity-most': { key: quantity, isDescending: true },
};

/** By code points, as the database has it; JavaScript's own order puts emoji before some letters. */
function compareTexts(a: string, b: string): number {
  const others = b[Symbol.iterator]();
  for (const one of a) {
    const other = others.next().value;
    if (other === undefined) return 1;
    if (one !== other) return (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return others.next().done ? 0 : -1;
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' ? compareTexts(a, String(b)) : a - Number(b);

function isWhose({ belongsTo, isAdded }: KitchenItem, scope: ItemScope, self: string): boolean {
  switch (scope) {
    case 'everyone':
      return true;
    case 'mine':
      return belongsTo === self;
    case 'shared':
      return belongsTo === null;
    case 'mine-or-added':
      return belongsTo === self || isAdded;
  }
}

export type KeptQuery = Pick<
  ItemListQuery,
  'search' | 'category' | 'status' | 'expires' | 'page' | 'limit'
> & {
  sort: MyItemSort;
  scope: ItemScope;
};

interface Asking {
  /** The account of the person who asks. */
  self: string;
  today: CalendarDate;
}

/** One page of a kitchen whose items are all at hand; the server answers the same from its tables. */
export function listKept(items: readonly KitchenItem[], query: KeptQuery, { self, today }: Asking) {
  const { search, category: wanted, status, expires, sort, scope, page, limit } = query;
  const { key, isDescending } = orders[sort];
  const found = items.filter(
    (item) =>
      isWhose(item, scope, self) &&
      (!wanted || item.category === wanted) &&
      (!status || hasStatus(item, status, today)) &&
      (!expires || item.expiryDate === expires) &&
      (!search || matchesSearch(item, search)),
  );
  found.sort((a, b) => compare(key(a), key(b)) || compareTexts(a._id, b._id));
  if (isDescending) found.reverse();
  const from = (page - 1) * limit;
  return { rows: found.slice(from, from + limit), total: found.length };
}
