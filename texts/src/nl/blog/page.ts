import { plural } from '#nl/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Hoe je eten langer goed houdt en minder weggooit: bewaren, invriezen, datums, restjes en gedeelde keukens, telkens in twee minuten.';
export const heading = 'Het bewaarboek';
export const introduction =
  'Wat we weten over eten goed houden, twee minuten per keer. Open de tips en probeer er vanavond een.';

export const search = 'Artikelen zoeken';
export const category = 'Categorie';
export const allCategories = 'Alle';

export const articles = 'Artikelen';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} artikel`, other: `${count} artikelen` });
export const noneFound = 'Geen artikelen gevonden';
export const noneFoundHint = 'Probeer een korter woord, een andere categorie, of weer de hele lijst.';
export const showAll = 'Alle artikelen tonen';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'In het kort',
  unseen(`: ${article}`),
];

export const pages = 'Pagina’s met artikelen';
export const previousPage = 'Vorige';
export const nextPage = 'Volgende';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Pagina ${page} van ${pages}`;

export const loading = 'Artikelen laden…';
export const failed = 'Dit kon niet worden geladen';
export const fetchFailed = 'De artikelen konden niet worden opgehaald';
export const tryAgain = 'Opnieuw proberen';

export const bannerHeading = 'Lezen redt niets. Eén datum noteren wel.';
export const bannerText = 'Pak het pak dat vooraan in je koelkast staat en laat Crisper de dagen tellen.';
export const bannerAction = 'Eerste ding toevoegen';
