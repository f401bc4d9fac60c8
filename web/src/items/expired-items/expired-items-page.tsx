import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysAgoTone, daysLeft, RECENTLY_EXPIRED_DAYS } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { clampPage } from '@crisper/domain/items/paging.ts';
import * as paths from '@crisper/domain/paths.ts';
import { relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { expiryText } from '#items/expiry-text.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { EXPIRED_ITEMS_PAGE_SIZE, expiredItemsQuery } from '#items/my-items-api.ts';
import { ScopeSwitch } from '#items/scope-switch.tsx';
import { useToday } from '#items/today.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useScope } from '#items/use-scope.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Table } from '#ui/table.tsx';
import { ExpiredLoading, NothingExpired } from './expired-states.tsx';

const TONES: Record<ReturnType<typeof daysAgoTone>, Tone> = {
  red: 'expired',
  orange: 'orange',
  yellow: 'yellow',
};

function DaysAgoBadge({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const days = daysLeft(date, today);
  return <Badge tone={TONES[daysAgoTone(-days)]}>{relativeDayHeading(days)}</Badge>;
}

const columnsFor = (today: CalendarDate) => [
  {
    heading: 'Title',
    cell: (item: Item) => (
      <span className="flex items-center gap-3">
        <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
          <ItemPicture item={item} className="size-full" />
        </span>
        <Link
          to={paths.item(item._id)}
          className="line-clamp-2 max-w-64 font-semibold wrap-anywhere hover:text-brand hover:underline max-sm:max-w-27"
        >
          {item.title}
        </Link>
      </span>
    ),
  },
  {
    heading: 'Expired',
    cell: (item: Item) => item.expiryDate && <DaysAgoBadge date={item.expiryDate} today={today} />,
  },
  { heading: 'Category', cell: (item: Item) => item.category },
  { heading: 'Quantity', cell: (item: Item) => item.quantity },
  { heading: 'Expiry Date', cell: (item: Item) => expiryText(item.expiryDate) },
  {
    heading: 'Actions',
    align: 'end' as const,
    cell: (item: Item) => (
      <ButtonLink to={paths.item(item._id)} variant="secondary" size="small">
        <Eye aria-hidden="true" className="size-4" /> View<span className="sr-only"> {item.title}</span>
      </ButtonLink>
    ),
  },
];

export default function ExpiredItemsPage() {
  useLiveItems();
  const today = useToday();
  const [scope, setScope] = useScope();
  const [asked, setAsked] = useState(1);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    expiredItemsQuery(scope, asked, today),
  );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / EXPIRED_ITEMS_PAGE_SIZE));
  const page = clampPage(asked, pages);
  // The list may have grown shorter than where the reader stands.
  useEffect(() => {
    if (data && !isPlaceholderData && asked > pages) setAsked(pages);
  }, [data, isPlaceholderData, asked, pages]);

  return (
    <>
      <PageMetadata title="Expired items" description="What went off in the last fifteen days." hidden />
      <PageHeading
        title="Recently Expired Items"
        actions={
          <ScopeSwitch
            scope={scope}
            onChange={(next) => {
              setScope(next);
              setAsked(1);
            }}
          />
        }
      >
        What went off in the last {RECENTLY_EXPIRED_DAYS} days, most recent first.
      </PageHeading>
      {isPending && <ExpiredLoading />}
      {error && !data && <LoadFailed message="Failed to load items" onRetry={() => refetch()} />}
      {data && data.rows.length === 0 && <NothingExpired />}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={`min-w-0 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Table
            caption="Recently expired items"
            columns={columnsFor(today)}
            rows={data.rows}
            rowKey={({ _id }) => _id}
          />
        </div>
      )}
      <Pagination page={page} pages={pages} onChange={(next) => setAsked(clampPage(next, pages))} />
    </>
  );
}
