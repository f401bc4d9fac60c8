import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { Link } from 'react-router';
import { ItemPicture } from '#items/item-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { Answer } from './answer.ts';

/** The five items of the public fridge that expire next. */
export function EatFirst({ items, today }: { items: Answer<Item[]>; today: CalendarDate }) {
  const { data, isError } = items;
  return (
    <Card as="section" aria-labelledby="eat-first-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="eat-first-title" className="text-heading">
        {texts.eatFirst}
      </h2>
      {isError && !data && <p className="text-ink-soft">{texts.eatFirstFailed}</p>}
      {!data && !isError && <Skeleton className="h-52 w-full" />}
      {data?.length === 0 && <p className="text-ink-soft">{texts.nothingToEatFirst}</p>}
      <ul className="-mx-2 grid grid-cols-1 empty:hidden">
        {data?.map((item) => (
          <li key={item._id}>
            <Link
              to={paths.item(item._id)}
              className="flex items-center gap-3 rounded-control p-2 transition-colors hover:bg-brand-soft/50"
            >
              <span className="size-10 shrink-0 overflow-hidden rounded-control bg-frost">
                <ItemPicture item={item} className="size-full" />
              </span>
              <span className="min-w-0 flex-1 truncate font-semibold">{item.title}</span>
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
