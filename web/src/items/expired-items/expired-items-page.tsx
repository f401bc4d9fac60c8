import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysAgoTone, daysLeft, RECENTLY_EXPIRED_DAYS } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { clampPage } from '@crisper/domain/items/paging.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/expired-items.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
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
import { sentence, unseen } from '#ui/sentence.ts';
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
    heading: itemTexts.title,
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
    heading: texts.expiredColumn,
    cell: (item: Item) => item.expiryDate && <DaysAgoBadge date={item.expiryDate} today={today} />,
  },
  { heading: itemTexts.category, cell: (item: Item) => itemTexts.categoryName[item.category] },
  { heading: itemTexts.quantity, cell: (item: Item) => item.quantity },
  { heading: itemTexts.expiryDate, cell: (item: Item) => expiryText(item.expiryDate) },
  {
    heading: itemTexts.actions,
    align: 'end' as const,
    cell: (item: Item) => (
      <ButtonLink to={paths.item(item._id)} variant="secondary" size="small">
        <Eye aria-hidden="true" className="size-4" /> {sentence(texts.view({ title: item.title, unseen }))}
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
  // Items may have left the list since, so that the page no longer exists.
  useEffect(() => {
    if (data && !isPlaceholderData && asked > pages) setAsked(pages);
  }, [data, isPlaceholderData, asked, pages]);

  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading
        title={texts.heading}
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
        {texts.introduction({ days: RECENTLY_EXPIRED_DAYS })}
      </PageHeading>
      {isPending && <ExpiredLoading />}
      {error && !data && <LoadFailed message={itemTexts.loadFailed} onRetry={() => refetch()} />}
      {data && data.rows.length === 0 && <NothingExpired />}
      {data && data.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={`min-w-0 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Table
            caption={texts.table}
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
