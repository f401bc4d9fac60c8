import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Frigo';
export const pageDescription =
  'Tutto quello che c’è nel frigo aperto: cosa è fresco, cosa è in scadenza e cosa è scaduto, con ricerca, categorie e date.';
export const heading = 'Cosa c’è in frigo';
export const introduction =
  'Tutto quello che sta sui ripiani condivisi, e fino a che giorno è buono. Tutti possono guardarci dentro, con o senza account.';

export const inNumbers = 'Il frigo in cifre';
export const totalItems = 'Alimenti';
export const expiredItems = 'Scaduti';
export const nearlyExpiring = 'In scadenza';

export const filters = 'Filtri';
export const hideFilters = 'Nascondi i filtri';
export const showFilters = 'Mostra i filtri';
export const showItems = 'Mostra gli alimenti';
export const allCategories = 'Tutte le categorie';
export const status = 'Stato';
export const anyStatus = 'Tutti gli stati';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Fresco',
  'nearly-expired': 'In scadenza',
  expired: 'Scaduto',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Più recenti',
  oldest: 'Meno recenti',
  'expiry-soonest': 'Data più vicina',
  'expiry-latest': 'Data più lontana',
};
export const activeFilters = 'Filtri attivi';
export const searchedFor = ({ search }: { search: string }) => `«${search}»`;
export const clearAll = 'Togli tutti';

export const items = 'Alimenti';
export const pagesOfItems = 'Pagine di alimenti';
export const loading = 'Caricamento degli alimenti…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number} alimenti o più`;
export const expiryDateLabel = 'Buono fino al: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Vedi i dettagli',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Per vedere cosa c’è in frigo in questo momento serve JavaScript.';
export const nothingFound = 'Nessun alimento trovato';
export const nothingFoundHint = 'Prova un’altra ricerca o altri filtri';
export const emptyHint = 'Nessuno ci ha ancora messo niente.';
export const showEverything = 'Mostra tutto';
export const putSomethingIn = 'Aggiungi qualcosa';
export const failed = 'Il frigo non si apre';

export const expiredHeading = 'Qualcosa non ce l’ha fatta.';
export const expiredIntroduction =
  'Guarda cosa è andato a male negli ultimi quindici giorni, buttalo, e la prossima volta comprane un po’ meno.';
export const viewExpired = 'Vedi gli scaduti';
