import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Kühlschrank';
export const pageDescription =
  'Alles im gemeinsamen Kühlschrank: was frisch ist, was bald abläuft und was schon abgelaufen ist, mit Suche, Kategorien und Datum.';
export const heading = 'Was im Kühlschrank ist';
export const introduction =
  'Alles, was in den gemeinsamen Fächern liegt, und bis wann es gut ist. Hier dürfen alle hineinschauen, mit oder ohne Konto.';

export const inNumbers = 'Der Kühlschrank in Zahlen';
export const totalItems = 'Insgesamt';
export const expiredItems = 'Abgelaufen';
export const nearlyExpiring = 'Läuft bald ab';

export const filters = 'Filter';
export const hideFilters = 'Filter ausblenden';
export const showFilters = 'Filter einblenden';
export const showItems = 'Anzeigen';
export const allCategories = 'Alle Kategorien';
export const status = 'Status';
export const anyStatus = 'Alle';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Frisch',
  'nearly-expired': 'Läuft bald ab',
  expired: 'Abgelaufen',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  'expiry-soonest': 'Läuft zuerst ab',
  'expiry-latest': 'Läuft zuletzt ab',
};
export const activeFilters = 'Aktive Filter';
export const searchedFor = ({ search }: { search: string }) => `„${search}“`;
export const clearAll = 'Alle entfernen';

export const items = 'Lebensmittel';
export const pagesOfItems = 'Ergebnisseiten';
export const loading = 'Wird geladen …';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number}+ Lebensmittel`;
export const expiryDateLabel = 'Ablaufdatum: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ansehen',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Was gerade im Kühlschrank ist, lässt sich nur mit JavaScript zeigen.';
export const nothingFound = 'Nichts gefunden';
export const nothingFoundHint = 'Versuche es mit anderen Wörtern oder Filtern';
export const emptyHint = 'Noch hat niemand etwas hineingelegt.';
export const showEverything = 'Alles zeigen';
export const putSomethingIn = 'Etwas hineinlegen';
export const failed = 'Der Kühlschrank geht nicht auf';

export const expiredHeading = 'Manches hat es nicht geschafft.';
export const expiredIntroduction =
  'Schau, was in den letzten fünfzehn Tagen schlecht geworden ist, räum es aus und kauf nächstes Mal etwas weniger davon.';
export const viewExpired = 'Abgelaufenes ansehen';
