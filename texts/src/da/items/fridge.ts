import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Køleskab';
export const pageDescription =
  'Se alt i det åbne køleskab: hvad der er frisk, hvad der snart udløber, og hvad der allerede er udløbet, med søgning, kategorier og datoer.';
export const heading = 'Det er der i køleskabet';
export const introduction =
  'Alt på de fælles hylder, og den dag, hver ting er god til og med. Alle kan kigge ind her, med eller uden konto.';

export const inNumbers = 'Køleskabet i tal';
export const totalItems = 'I alt';
export const expiredItems = 'Udløbet';
export const nearlyExpiring = 'Udløber snart';

export const filters = 'Filtre';
export const hideFilters = 'Skjul filtre';
export const showFilters = 'Vis filtre';
export const showItems = 'Vis maden';
export const allCategories = 'Alle kategorier';
export const status = 'Status';
export const anyStatus = 'Alle';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Frisk',
  'nearly-expired': 'Udløber snart',
  expired: 'Udløbet',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Nyeste først',
  oldest: 'Ældste først',
  'expiry-soonest': 'Udløber først',
  'expiry-latest': 'Udløber sidst',
};
export const activeFilters = 'Aktive filtre';
export const searchedFor = ({ search }: { search: string }) => `»${search}«`;
export const clearAll = 'Ryd alle';

export const items = 'Mad';
export const pagesOfItems = 'Sider med mad';
export const loading = 'Henter …';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number}+ ting`;
export const expiryDateLabel = 'Udløbsdato: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Se mere',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Det kræver JavaScript at vise, hvad der er i køleskabet lige nu.';
export const nothingFound = 'Intet fundet';
export const nothingFoundHint = 'Prøv andre ord eller filtre';
export const emptyHint = 'Ingen har lagt noget ind endnu.';
export const showEverything = 'Vis alt';
export const putSomethingIn = 'Læg noget ind';
export const failed = 'Køleskabet vil ikke åbne';

export const expiredHeading = 'Noget nåede det ikke.';
export const expiredIntroduction =
  'Se, hvad der er blevet for gammelt de sidste femten dage, ryd det ud, og køb lidt mindre af det næste gang.';
export const viewExpired = 'Se udløbet mad';
