import type { BlogEntry } from './article.ts';

const ARTICLES_PER_PAGE = 6;

export interface ArticleFilter {
  search: string;
  /** Empty for all. */
  category: string;
  page: number;
}

export interface ArticlePage {
  articles: BlogEntry[];
  /** The page that was asked for, or the nearest that exists. */
  page: number;
  pages: number;
  total: number;
}

/** Every word of the search has to occur in the heading or the description. */
function mentions(article: BlogEntry, search: string): boolean {
  const text = `${article.heading} ${article.description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function findArticles(all: BlogEntry[], { search, category, page }: ArticleFilter): ArticlePage {
  const found = all.filter(
    (article) => (category === '' || article.category === category) && mentions(article, search.trim()),
  );
  const pages = Math.max(1, Math.ceil(found.length / ARTICLES_PER_PAGE));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * ARTICLES_PER_PAGE;
  return {
    articles: found.slice(start, start + ARTICLES_PER_PAGE),
    page: current,
    pages,
    total: found.length,
  };
}

/** In the order in which they first appear. */
export function listCategories(articles: BlogEntry[]): string[] {
  return [...new Set(articles.map((article) => article.category))];
}
