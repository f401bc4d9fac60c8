import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import { itemCount } from '@crisper/texts/items/items.ts';
import { memo, type RefObject, useEffect } from 'react';
import type { Page } from '#http/call-page.ts';
import { useKeptFocus } from '#items/use-kept-focus.ts';
import { numberText } from '#ui/formats.ts';
import { Pagination } from '#ui/pagination.tsx';
import { FridgeEmpty } from './fridge-states.tsx';
import { ItemGrid } from './item-grid.tsx';

interface FridgeResultsProps {
  found: Page<Item>;
  page: number;
  pages: number;
  today: CalendarDate;
  /** Takes the focus when the focused card leaves the list. */
  region: RefObject<HTMLElement | null>;
  onPage: (page: number) => void;
  onClear: (() => void) | null;
}

export const FridgeResults = memo(function FridgeResults({
  found,
  page,
  pages,
  today,
  region,
  onPage,
  onClear,
}: FridgeResultsProps) {
  useKeptFocus(region, found);
  const isPastTheEnd = found.rows.length === 0 && found.total > 0;
  // Items were deleted, or the URL was typed by hand: the last page is the nearest.
  useEffect(() => {
    if (isPastTheEnd && page !== pages) onPage(pages);
  }, [isPastTheEnd, page, pages, onPage]);

  if (found.total === 0) return <FridgeEmpty onClear={onClear} />;
  return (
    <div className="grid gap-10">
      <ItemGrid items={found.rows} today={today} />
      <Pagination page={page} pages={pages} onChange={onPage} label={texts.pagesOfItems} />
    </div>
  );
});

export function countText({ total, totalIsCapped }: Page<Item>): string {
  const number = numberText(total);
  return totalIsCapped ? texts.atLeast({ number }) : itemCount({ count: total, number });
}
