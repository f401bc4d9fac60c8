import { plural } from '#en/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'How to keep food longer and waste less of it: storage, freezing, dates, leftovers and shared kitchens, in two minutes each.';
export const heading = 'The keeping journal';
export const introduction =
  'What we know about making food last, two minutes at a time. Open the takeaways, try one tonight.';

export const search = 'Search articles';
export const category = 'Category';
export const allCategories = 'All';

export const articles = 'Articles';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} article`, other: `${count} articles` });
export const noneFound = 'No articles found';
export const noneFoundHint = 'Try a shorter word, another category, or the whole list again.';
export const showAll = 'Show all articles';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Key Takeaways',
  unseen(`: ${article}`),
];

export const pages = 'Pages of articles';
export const previousPage = 'Previous';
export const nextPage = 'Next';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`;

export const loading = 'Loading articles…';
export const failed = 'Error loading content';
export const fetchFailed = 'Failed to fetch blogs';
export const tryAgain = 'Try again';

export const bannerHeading = 'Reading saves nothing. Writing down one date does.';
export const bannerText = 'Pick the carton nearest the front of your fridge and let Crisper count its days.';
export const bannerAction = 'Add your first item';
