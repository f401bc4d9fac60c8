import * as texts from '@crisper/texts/blog/page.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { scrollBehavior } from '#ui/motion/motion.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { useListAddress } from '#ui/use-list-address.ts';
import { articleAddress } from './article-address.ts';
import { ArticleFilters } from './article-filters.tsx';
import { ArticleResults } from './article-results.tsx';
import { articlesQuery } from './articles-api.ts';
import { BlogBanner } from './blog-banner.tsx';
import { ArticlesFailed, ArticlesLoading } from './blog-states.tsx';
import { findArticles, listCategories } from './find-articles.ts';

/** @public The build calls it by name: see PageModule. */
export const prefetch = (client: QueryClient) => client.fetchQuery(articlesQuery);

export default function BlogPage() {
  const { data: articles, error, isPending, refetch } = useQuery(articlesQuery);
  const { address: filter, change } = useListAddress(articleAddress);
  const results = useRef<HTMLElement>(null);

  function turnTo(page: number) {
    change({ page });
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ behavior: scrollBehavior() });
  }

  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <header className="wrap grid grid-cols-1 gap-8 pt-14 pb-10 md:pt-20">
        <div className="grid items-end gap-5 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <h1 className="text-display">{texts.heading}</h1>
          <p className="text-lead text-ink-soft">{texts.introduction}</p>
        </div>
        <ArticleFilters
          filter={filter}
          categories={listCategories(articles ?? [])}
          onSearch={(search) => change({ search }, { replace: true })}
          onCategory={(category) => change({ category })}
        />
      </header>
      <section
        ref={results}
        tabIndex={-1}
        aria-label={texts.articles}
        aria-busy={isPending}
        className="wrap grid scroll-mt-20 gap-8 pb-16 outline-none md:pb-24"
      >
        {isPending && <ArticlesLoading />}
        {error && !articles && <ArticlesFailed message={error.message} onRetry={() => refetch()} />}
        {articles && (
          <ArticleResults
            found={findArticles(articles, filter)}
            onPage={turnTo}
            onClear={() => change({ search: '', category: '' })}
          />
        )}
      </section>
      <BlogBanner />
    </>
  );
}
