import { plural } from '#fr/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Garder les aliments plus longtemps et moins jeter : rangement, congélation, dates, restes et cuisines partagées, en deux minutes chaque fois.';
export const heading = 'Le journal du garde-manger';
export const introduction =
  'Ce qu’on sait pour faire durer les aliments, deux minutes à la fois. Ouvre « À retenir », et essaie un conseil ce soir.';

export const search = 'Chercher un article';
export const category = 'Catégorie';
export const allCategories = 'Tout';

export const articles = 'Articles';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} article`, other: `${count} articles` });
export const noneFound = 'Aucun article';
export const noneFoundHint = 'Essaie un mot plus court, une autre catégorie, ou toute la liste.';
export const showAll = 'Voir tous les articles';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'À retenir',
  unseen(` : ${article}`),
];

export const pages = 'Pages d’articles';
export const previousPage = 'Précédente';
export const nextPage = 'Suivante';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Page ${page} sur ${pages}`;

export const loading = 'Chargement des articles…';
export const failed = 'Le chargement n’a pas marché';
export const fetchFailed = 'Impossible de charger les articles';
export const tryAgain = 'Réessayer';

export const bannerHeading = 'Lire ne sauve rien. Noter une date, si.';
export const bannerText =
  'Prends la brique la plus proche dans ton frigo, et laisse Crisper compter ses jours.';
export const bannerAction = 'Ajouter un premier aliment';
