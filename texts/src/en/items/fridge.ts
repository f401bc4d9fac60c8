import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Fridge';
export const pageDescription =
  'Browse everything in the shared fridge: what is fresh, what expires soon and what already has, with search, categories and dates.';
export const heading = 'What’s in the fridge';
export const introduction =
  'Everything on the shared shelves, and the day each thing is good through. Everybody can look in here, with or without an account.';

export const inNumbers = 'The fridge in numbers';
export const totalItems = 'Total Items';
export const expiredItems = 'Expired Items';
export const nearlyExpiring = 'Nearly Expiring';

export const filters = 'Filters';
export const hideFilters = 'Hide filters';
export const showFilters = 'Show filters';
export const showItems = 'Show the items';
export const allCategories = 'All categories';
export const status = 'Status';
export const anyStatus = 'Any status';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Fresh',
  'nearly-expired': 'Nearly expired',
  expired: 'Expired',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'expiry-soonest': 'Expiry: soonest',
  'expiry-latest': 'Expiry: latest',
};
export const activeFilters = 'Active filters';
export const searchedFor = ({ search }: { search: string }) => `“${search}”`;
export const clearAll = 'Clear all';

export const items = 'Items';
export const pagesOfItems = 'Pages of items';
export const loading = 'Loading items…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number}+ items`;
export const expiryDateLabel = 'Expiry date: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'View Details',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Showing what is in the fridge right now needs JavaScript.';
export const nothingFound = 'No items found';
export const nothingFoundHint = 'Try adjusting your search or filter criteria';
export const emptyHint = 'Nobody has put anything in yet.';
export const showEverything = 'Show everything';
export const putSomethingIn = 'Put something in';
export const failed = 'The fridge will not open';

export const expiredHeading = 'Some things did not make it.';
export const expiredIntroduction =
  'See what went off in the last fifteen days, clear it out, and buy a little less of it next time.';
export const viewExpired = 'View Expired Items';
