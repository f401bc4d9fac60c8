import * as texts from '@crisper/texts/blog/page.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface ArticlePagingProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function ArticlePaging({ page, pages, onChange }: ArticlePagingProps) {
  return (
    <nav
      aria-label={texts.pages}
      className="flex items-center justify-between gap-2 sm:justify-center sm:gap-6"
    >
      <Button
        variant="secondary"
        className="max-[24rem]:px-3"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4 max-[24rem]:hidden" />
        {texts.previousPage}
      </Button>
      <p aria-live="polite" className="font-semibold whitespace-nowrap tabular-nums">
        {texts.pageOf({ page, pages })}
      </p>
      <Button
        variant="secondary"
        className="max-[24rem]:px-3"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        {texts.nextPage}
        <ArrowRight aria-hidden="true" className="size-4 max-[24rem]:hidden" />
      </Button>
    </nav>
  );
}
