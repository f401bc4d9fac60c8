import { useSearchParams } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { ArticleFilter } from './find-articles.ts';

const nothing = new URLSearchParams();

/** The filter is in the query string, so it can be shared and the back button undoes it. */
export function useArticleFilter() {
  const [params, setParams] = useSearchParams();
  const known = useHydrated() ? params : nothing;

  const filter: ArticleFilter = {
    search: known.get('search') ?? '',
    category: known.get('category') ?? '',
    page: Number.parseInt(known.get('page') ?? '1', 10) || 1,
  };

  /** A new search or category starts again at page 1. */
  function change(next: Partial<ArticleFilter>, { replace = false } = {}) {
    const { search, category, page } = { ...filter, page: 1, ...next };
    setParams(
      {
        ...(search && { search }),
        ...(category && { category }),
        ...(page > 1 && { page: String(page) }),
      },
      { replace, preventScrollReset: true },
    );
  }

  return { filter, change };
}
