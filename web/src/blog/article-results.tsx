import * as texts from '@crisper/texts/blog/page.ts';
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
        <h2 className="text-heading">{texts.noneFound}</h2>
        <p className="max-w-sm text-ink-soft">{texts.noneFoundHint}</p>
        <Button variant="secondary" onClick={onClear}>
          {texts.showAll}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-12">
      <p role="status" className="sr-only">
        {texts.articlesFound({ count: found.total })}
      </p>
      <ArticleGrid articles={found.articles} />
      <ArticlePaging page={found.page} pages={found.pages} onChange={onPage} />
    </div>
  );
}
