import type { ArticleFilter } from './find-articles.ts';

export const articleAddress = {
  read: (params: URLSearchParams): ArticleFilter => ({
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    page: Number.parseInt(params.get('page') ?? '1', 10) || 1,
  }),
  write: ({ search, category, page }: ArticleFilter) => ({
    ...(search && { search }),
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  }),
};
