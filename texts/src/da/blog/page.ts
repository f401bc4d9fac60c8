import { plural } from '#da/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Sådan holder mad længere, og mindre af den går til spilde: opbevaring, frysning, datoer, rester og delte køkkener, to minutter hver.';
export const heading = 'Holdbarhedsbladet';
export const introduction =
  'Det, vi ved om at få mad til at holde, to minutter ad gangen. Fold det vigtigste ud, og prøv noget af det i aften.';

export const search = 'Søg i artikler';
export const category = 'Kategori';
export const allCategories = 'Alle';

export const articles = 'Artikler';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} artikel`, other: `${count} artikler` });
export const noneFound = 'Ingen artikler fundet';
export const noneFoundHint = 'Prøv et kortere ord, en anden kategori eller hele listen igen.';
export const showAll = 'Vis alle artikler';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Det vigtigste',
  unseen(`: ${article}`),
];

export const pages = 'Sider med artikler';
export const previousPage = 'Forrige';
export const nextPage = 'Næste';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Side ${page} af ${pages}`;

export const loading = 'Henter artikler …';
export const failed = 'Det kunne ikke hentes';
export const fetchFailed = 'Bloggen kunne ikke hentes';
export const tryAgain = 'Prøv igen';

export const bannerHeading = 'At læse redder ingenting. Det gør en dato, du skriver ned.';
export const bannerText = 'Tag den karton, der står forrest i køleskabet, og lad Crisper tælle dens dage.';
export const bannerAction = 'Tilføj det første';
