import type { CalendarDate } from '#calendar-date.ts';
import { CATEGORIES, type Category } from '#foods/category.ts';
import { freshness, isRecentlyExpired } from './freshness.ts';
import type { Item } from './item.ts';
import type { ItemStatus } from './item-list.ts';
import { finds } from './search.ts';

// Apart from the words of lists, which every page with a list has: these are for those who have the items themselves.

/** The categories that a search finds by their name. */
export function categoriesMatching(search: string): Category[] {
  return CATEGORIES.filter((category) => finds(search, category));
}

export function hasStatus(item: Pick<Item, 'expiryDate'>, status: ItemStatus, today: CalendarDate): boolean {
  if (status === 'recently-expired') return isRecentlyExpired(item.expiryDate, today);
  const state = freshness(item.expiryDate, today);
  return status === 'nearly-expired' ? state === 'expiring-soon' : state === status;
}

export function matchesSearch(item: Pick<Item, 'title' | 'category'>, search: string): boolean {
  return finds(search, item.title) || categoriesMatching(search).includes(item.category);
}
