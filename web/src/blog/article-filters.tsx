import * as texts from '@crisper/texts/blog/page.ts';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ArticleFilter } from './find-articles.ts';

interface ArticleFiltersProps {
  filter: ArticleFilter;
  categories: string[];
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
}

export function ArticleFilters({ filter, categories, onSearch, onCategory }: ArticleFiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // While the field has the focus, the query string follows it. Otherwise it follows the query string.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = filter.search;
  }, [filter.search]);

  return (
    <search className="grid grid-cols-1 items-center gap-4 lg:grid-cols-[minmax(0,22rem)_1fr] lg:gap-8">
      <label htmlFor={id} className="relative block">
        <span className="sr-only">{texts.search}</span>
        <Search
          aria-hidden="true"
          className="absolute inset-s-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          placeholder={texts.search}
          defaultValue={filter.search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          className="min-h-12 w-full rounded-full border border-line-strong bg-surface ps-12 pe-4 placeholder:text-ink-soft hover:border-brand focus-visible:outline-offset-0"
        />
      </label>
      <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 lg:justify-end">
        <legend className="sr-only">{texts.category}</legend>
        {['', ...categories].map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === filter.category}
            onClick={() => onCategory(category)}
            className="min-h-11 shrink-0 rounded-full border border-line px-4 text-sm font-semibold text-ink-soft transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
          >
            {category || texts.allCategories}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
