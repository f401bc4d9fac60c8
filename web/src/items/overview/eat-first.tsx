import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { Link } from 'react-router';
import { ItemPicture } from '#items/item-picture.tsx';
import { type PlacedItem, pathOf } from '#items/my-items-api.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { Answer } from './answer.ts';

/** The five items that expire next. */
export function EatFirst({ items, today }: { items: Answer<PlacedItem[]>; today: CalendarDate }) {
  const { data, isError } = items;
  return (
    <Card as="section" aria-labelledby="eat-first-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="eat-first-title" className="text-heading">
        {texts.eatFirst}
      </h2>
      {isError && !data && <p className="text-ink-soft">{texts.eatFirstFailed}</p>}
      {!data && !isError && <Skeleton className="h-52 w-full" />}
      {data?.length === 0 && <p className="text-ink-soft">{texts.nothingToEatFirst}</p>}
      <ul className="-mx-2 grid empty:hidden">
        {data?.map((item) => (
          <li key={item._id}>
            <Link
              to={pathOf(item)}
              className="flex items-center gap-3 rounded-control p-2 transition-colors hover:bg-brand-soft/50"
            >
              <span className="size-10 shrink-0 overflow-hidden rounded-control bg-frost">
                <ItemPicture item={item} className="size-full" />
              </span>
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-semibold">{item.title}</span>
                {item.kitchenName && (
                  <span className="truncate text-caption text-ink-soft">{item.kitchenName}</span>
                )}
              </span>
              {item.expiryDate && (
                <Badge tone="soon">{relativeDayHeading(daysLeft(item.expiryDate, today))}</Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
