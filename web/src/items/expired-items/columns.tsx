import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysAgoTone, daysLeft } from '@crisper/domain/items/freshness.ts';
import * as texts from '@crisper/texts/items/expired-items.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { expiryText } from '#items/expiry-text.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { type PlacedItem, pathOf } from '#items/my-items-api.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { numberText } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';

const TONES: Record<ReturnType<typeof daysAgoTone>, Tone> = {
  red: 'expired',
  orange: 'orange',
  yellow: 'yellow',
};

function DaysAgoBadge({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const days = daysLeft(date, today);
  return <Badge tone={TONES[daysAgoTone(-days)]}>{relativeDayHeading(days)}</Badge>;
}

/** The day that it is where the item is; null of a kitchen that the person has just left. */
export type TodayOf = (item: PlacedItem) => CalendarDate | null;

export const columnsFor = (todayOf: TodayOf) => [
  {
    heading: itemTexts.title,
    cell: (item: PlacedItem) => (
      <span className="flex items-center gap-3">
        <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
          <ItemPicture item={item} className="size-full" />
        </span>
        <span className="grid min-w-0">
          <Link
            to={pathOf(item)}
            className="line-clamp-2 font-semibold wrap-anywhere hover:text-brand hover:underline"
          >
            {item.title}
          </Link>
          {item.kitchenName && (
            <span className="text-caption text-ink-soft wrap-anywhere">{item.kitchenName}</span>
          )}
          <span className="text-caption text-ink-soft xl:hidden">
            {itemTexts.categoryName[item.category]} · {numberText(item.quantity)}
            <span className="block md:hidden">{expiryText(item.expiryDate)}</span>
          </span>
        </span>
      </span>
    ),
  },
  {
    heading: texts.expiredColumn,
    cell: (item: PlacedItem) => {
      const today = todayOf(item);
      return item.expiryDate && today && <DaysAgoBadge date={item.expiryDate} today={today} />;
    },
  },
  {
    heading: itemTexts.category,
    className: 'max-xl:hidden',
    cell: (item: PlacedItem) => itemTexts.categoryName[item.category],
  },
  {
    heading: itemTexts.quantity,
    className: 'max-xl:hidden',
    cell: (item: PlacedItem) => numberText(item.quantity),
  },
  {
    heading: itemTexts.expiryDate,
    className: 'whitespace-nowrap max-md:hidden',
    cell: (item: PlacedItem) => expiryText(item.expiryDate),
  },
  {
    heading: itemTexts.actions,
    // On a phone the title leads there.
    className: 'max-sm:hidden',
    align: 'end' as const,
    cell: (item: PlacedItem) => (
      <ButtonLink to={pathOf(item)} variant="secondary" size="small">
        <Eye aria-hidden="true" className="size-4" /> {sentence(texts.view({ title: item.title, unseen }))}
      </ButtonLink>
    ),
  },
];
