import { pageButtons } from '@crisper/domain/items/paging.ts';
import * as texts from '@crisper/texts/ui.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PaginationProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  label?: string;
}

const square =
  'grid h-11 min-w-11 place-items-center rounded-control px-1 font-semibold transition-colors hover:bg-brand-soft ' +
  'max-sm:h-10 max-sm:min-w-8.5 max-sm:text-sm ' +
  'disabled:pointer-events-none disabled:opacity-45 aria-[current=page]:bg-brand aria-[current=page]:text-on-brand';

/** Shown only when there is more than one page. */
export function Pagination({ page, pages, onChange, label = texts.pages }: PaginationProps) {
  if (pages < 2) return null;
  const { window, gap, last } = pageButtons(page, pages);
  const entries = [...window, ...(gap ? ['gap' as const] : []), ...(last ? [last] : [])];
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 max-sm:gap-0.5">
      <button type="button" className={square} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{texts.previousPage}</span>
      </button>
      {entries.map((entry) =>
        entry === 'gap' ? (
          <span key="gap" className="grid h-11 w-11 place-items-center text-ink-soft max-sm:w-6">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={square}
            aria-label={texts.pageNumber({ page: entry })}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChange(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <button type="button" className={square} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
        <span className="sr-only">{texts.nextPage}</span>
      </button>
    </nav>
  );
}
