import { plural } from '#sv/plural.ts';

export const pageTitle = 'Blogg';
export const pageDescription =
  'Så får du mat att hålla längre och slänger mindre: förvaring, frysning, datum, rester och delade kök, på två minuter var.';
export const heading = 'Dagbok om mat som håller';
export const introduction =
  'Vad vi vet om att få mat att hålla, två minuter i taget. Öppna tipsen, prova ett i kväll.';

export const search = 'Sök bland artiklar';
export const category = 'Kategori';
export const allCategories = 'Alla';

export const articles = 'Artiklar';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} artikel`, other: `${count} artiklar` });
export const noneFound = 'Inga artiklar hittades';
export const noneFoundHint = 'Prova ett kortare ord, en annan kategori eller hela listan igen.';
export const showAll = 'Visa alla artiklar';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Viktigast',
  unseen(`: ${article}`),
];

export const pages = 'Sidor med artiklar';
export const previousPage = 'Föregående';
export const nextPage = 'Nästa';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Sida ${page} av ${pages}`;

export const loading = 'Laddar artiklar …';
export const failed = 'Innehållet kunde inte laddas';
export const fetchFailed = 'Artiklarna kunde inte hämtas';
export const tryAgain = 'Försök igen';

export const bannerHeading = 'Att läsa räddar inget. Det gör ett uppskrivet datum.';
export const bannerText = 'Ta paketet som står längst fram i kylen och låt Crisper räkna dess dagar.';
export const bannerAction = 'Lägg in din första sak';
