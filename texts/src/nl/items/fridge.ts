import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Koelkast';
export const pageDescription =
  'Kijk wat er in de open koelkast ligt: wat vers is, wat bijna verloopt en wat al verlopen is, met zoeken, categorieën en datums.';
export const heading = 'Wat ligt er in de koelkast';
export const introduction =
  'Alles op de gedeelde planken, en tot en met welke dag het goed is. Iedereen kan hier kijken, met of zonder account.';

export const inNumbers = 'De koelkast in cijfers';
export const totalItems = 'In totaal';
export const expiredItems = 'Verlopen';
export const nearlyExpiring = 'Verloopt bijna';

export const filters = 'Filters';
export const hideFilters = 'Filters verbergen';
export const showFilters = 'Filters tonen';
export const showItems = 'Resultaten tonen';
export const allCategories = 'Alle categorieën';
export const status = 'Status';
export const anyStatus = 'Alle statussen';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Vers',
  'nearly-expired': 'Verloopt bijna',
  expired: 'Verlopen',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  'expiry-soonest': 'Datum: eerst verlopen',
  'expiry-latest': 'Datum: laatst verlopen',
};
export const activeFilters = 'Actieve filters';
export const searchedFor = ({ search }: { search: string }) => `‘${search}’`;
export const clearAll = 'Alles wissen';

export const items = 'Eten';
export const pagesOfItems = 'Pagina’s met eten';
export const loading = 'Eten laden…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number}+ dingen`;
export const expiryDateLabel = 'Goed t/m: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Bekijken',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Om te laten zien wat er nu in de koelkast ligt, is JavaScript nodig.';
export const nothingFound = 'Niets gevonden';
export const nothingFoundHint = 'Probeer een ander woord of andere filters';
export const emptyHint = 'Er heeft nog niemand iets in gelegd.';
export const showEverything = 'Alles tonen';
export const putSomethingIn = 'Leg er iets in';
export const failed = 'De koelkast gaat niet open';

export const expiredHeading = 'Niet alles heeft het gehaald.';
export const expiredIntroduction =
  'Kijk wat er de laatste vijftien dagen is verlopen, ruim het op en koop er de volgende keer wat minder van.';
export const viewExpired = 'Verlopen eten bekijken';
