import { clampPage } from '@crisper/domain/items/paging.ts';
import * as texts from '@crisper/texts/items/expired-items.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { useEffect } from 'react';
import { EXPIRED_ITEMS_PAGE_SIZE, type PlacedItem } from '#items/my-items-api.ts';
import { Pagination } from '#ui/pagination.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Table } from '#ui/table.tsx';
import { columnsFor, type TodayOf } from './columns.tsx';
import { ExpiredLoading, NothingExpired } from './expired-states.tsx';

interface ExpiredListProps {
  /** A page of the list, as far as it was fetched. */
  list: {
    data: { rows: PlacedItem[]; total: number } | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  asked: number;
  onAsk: (page: number) => void;
  /** The day that it is where the item is. */
  todayOf: TodayOf;
}

export function ExpiredList({ list, asked, onAsk, todayOf }: ExpiredListProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = list;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / EXPIRED_ITEMS_PAGE_SIZE));
  const page = clampPage(asked, pages);
  // Items may have left the list since, so that the page no longer exists.
  useEffect(() => {
    if (data && !isPlaceholderData && asked > pages) onAsk(pages);
  }, [data, isPlaceholderData, asked, pages, onAsk]);

  return (
    <>
      {isPending && <ExpiredLoading />}
      {Boolean(error) && !data && <LoadFailed message={itemTexts.loadFailed} onRetry={() => refetch()} />}
      {data && data.rows.length === 0 && <NothingExpired />}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={`min-w-0 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Table
            caption={texts.table}
            columns={columnsFor(todayOf)}
            rows={data.rows}
            rowKey={({ _id }) => _id}
            fits
          />
        </div>
      )}
      <Pagination page={page} pages={pages} onChange={(next) => onAsk(clampPage(next, pages))} />
    </>
  );
}
