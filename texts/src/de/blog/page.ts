import { plural } from '#de/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Wie Essen länger hält und weniger davon im Müll landet: Lagern, Einfrieren, Haltbarkeit, Reste und gemeinsame Küchen, in je zwei Minuten.';
export const heading = 'Das Frischhaltejournal';
export const introduction =
  'Was wir darüber wissen, wie Essen länger hält, in Häppchen von zwei Minuten. Klapp das Wichtigste auf und probier heute Abend eins davon aus.';

export const search = 'Artikel suchen';
export const category = 'Kategorie';
export const allCategories = 'Alle';

export const articles = 'Artikel';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Artikel`, other: `${count} Artikel` });
export const noneFound = 'Keine Artikel gefunden';
export const noneFoundHint =
  'Versuche es mit einem kürzeren Wort, einer anderen Kategorie oder wieder mit allen.';
export const showAll = 'Alle Artikel zeigen';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Das Wichtigste',
  unseen(`: ${article}`),
];

export const pages = 'Seiten mit Artikeln';
export const previousPage = 'Zurück';
export const nextPage = 'Weiter';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Seite ${page} von ${pages}`;

export const loading = 'Artikel werden geladen …';
export const failed = 'Das ließ sich nicht laden';
export const fetchFailed = 'Der Blog ließ sich nicht laden';
export const tryAgain = 'Noch einmal';

export const bannerHeading = 'Lesen rettet nichts. Ein Datum aufschreiben schon.';
export const bannerText = 'Nimm die Packung ganz vorn im Kühlschrank und lass Crisper ihre Tage zählen.';
export const bannerAction = 'Das Erste hinzufügen';
