import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { memo, type RefObject, useEffect } from 'react';
import type { Page } from '#http/call-page.ts';
import { useKeptFocus } from '#items/use-kept-focus.ts';
import { groupedNumber } from '#ui/grouped-number.ts';
import { Pagination } from '#ui/pagination.tsx';
import { FridgeEmpty } from './fridge-states.tsx';
import { ItemGrid } from './item-grid.tsx';

interface FridgeResultsProps {
  found: Page<Item>;
  page: number;
  pages: number;
  today: CalendarDate;
  /** Who takes over the focus when the focused card leaves the list. */
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
  // Somebody took things out, or made the address up: the last page there is comes closest.
  useEffect(() => {
    if (isPastTheEnd && page !== pages) onPage(pages);
  }, [isPastTheEnd, page, pages, onPage]);

  if (found.total === 0) return <FridgeEmpty onClear={onClear} />;
  return (
    <div className="grid gap-10">
      <ItemGrid items={found.rows} today={today} />
      <Pagination page={page} pages={pages} onChange={onPage} label="Pages of items" />
    </div>
  );
});

/** How many there are, in words. */
export function countText({ total, totalIsCapped }: Page<Item>): string {
  if (totalIsCapped) return `${total}+ items`;
  return `${groupedNumber(total)} ${total === 1 ? 'item' : 'items'}`;
}
