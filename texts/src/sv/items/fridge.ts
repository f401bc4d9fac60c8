import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Kylskåp';
export const pageDescription =
  'Allt i det delade kylskåpet: vad som är fräscht, vad som snart går ut och vad som redan har gjort det, med sökning, kategorier och datum.';
export const heading = 'Vad som finns i kylskåpet';
export const introduction =
  'Allt på de delade hyllorna, och hur länge det är bra. Alla får titta in här, med eller utan konto.';

export const inNumbers = 'Kylskåpet i siffror';
export const totalItems = 'Totalt';
export const expiredItems = 'Utgånget';
export const nearlyExpiring = 'Går snart ut';

export const filters = 'Filter';
export const hideFilters = 'Dölj filter';
export const showFilters = 'Visa filter';
export const showItems = 'Visa maten';
export const allCategories = 'Alla kategorier';
export const status = 'Status';
export const anyStatus = 'Alla';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Fräscht',
  'nearly-expired': 'Går snart ut',
  expired: 'Utgånget',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Nyast först',
  oldest: 'Äldst först',
  'expiry-soonest': 'Går ut först',
  'expiry-latest': 'Går ut sist',
};
export const activeFilters = 'Aktiva filter';
export const searchedFor = ({ search }: { search: string }) => `”${search}”`;
export const clearAll = 'Rensa alla';

export const items = 'Mat';
export const pagesOfItems = 'Sidor med mat';
export const loading = 'Laddar …';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number}+ saker`;
export const expiryDateLabel = 'Utgångsdatum: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Visa mer',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'För att visa vad som finns i kylskåpet just nu behövs JavaScript.';
export const nothingFound = 'Inget hittades';
export const nothingFoundHint = 'Prova andra ord eller filter';
export const emptyHint = 'Ingen har lagt in något än.';
export const showEverything = 'Visa allt';
export const putSomethingIn = 'Lägg in något';
export const failed = 'Kylskåpet går inte att öppna';

export const expiredHeading = 'Allt klarade sig inte.';
export const expiredIntroduction =
  'Se vad som gått ut de senaste femton dagarna, rensa ut det och köp lite mindre av det nästa gång.';
export const viewExpired = 'Visa utgånget';
