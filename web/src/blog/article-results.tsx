import { Button } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { ArticleGrid } from './article-grid.tsx';
import { ArticlePaging } from './article-paging.tsx';
import type { ArticlePage } from './find-articles.ts';

interface ArticleResultsProps {
  found: ArticlePage;
  onPage: (page: number) => void;
  onClear: () => void;
}

export function ArticleResults({ found, onPage, onClear }: ArticleResultsProps) {
  if (found.total === 0) {
    return (
      <div
        role="status"
        className="grid justify-items-center gap-4 rounded-scene border border-dashed border-line-strong px-6 py-16 text-center"
      >
        <FoodPicture name="bowl" className="size-20" eager />
        <h2 className="text-heading">No articles found</h2>
        <p className="max-w-sm text-ink-soft">
          Try a shorter word, another category, or the whole list again.
        </p>
        <Button variant="secondary" onClick={onClear}>
          Show all articles
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-12">
      <p role="status" className="sr-only">
        {found.total} {found.total === 1 ? 'article' : 'articles'}
      </p>
      <ArticleGrid articles={found.articles} />
      <ArticlePaging page={found.page} pages={found.pages} onChange={onPage} />
    </div>
  );
}
