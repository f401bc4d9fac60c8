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

export const columnsFor = (today: CalendarDate) => [
  {
    heading: itemTexts.title,
    cell: (item: PlacedItem) => (
      <span className="flex items-center gap-3">
        <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
          <ItemPicture item={item} className="size-full" />
        </span>
        <span className="grid max-w-64 max-sm:max-w-27">
          <Link
            to={pathOf(item)}
            className="line-clamp-2 font-semibold wrap-anywhere hover:text-brand hover:underline"
          >
            {item.title}
          </Link>
          {item.kitchenName && (
            <span className="truncate text-caption text-ink-soft">{item.kitchenName}</span>
          )}
        </span>
      </span>
    ),
  },
  {
    heading: texts.expiredColumn,
    cell: (item: PlacedItem) => item.expiryDate && <DaysAgoBadge date={item.expiryDate} today={today} />,
  },
  { heading: itemTexts.category, cell: (item: PlacedItem) => itemTexts.categoryName[item.category] },
  { heading: itemTexts.quantity, cell: (item: PlacedItem) => item.quantity },
  { heading: itemTexts.expiryDate, cell: (item: PlacedItem) => expiryText(item.expiryDate) },
  {
    heading: itemTexts.actions,
    align: 'end' as const,
    cell: (item: PlacedItem) => (
      <ButtonLink to={pathOf(item)} variant="secondary" size="small">
        <Eye aria-hidden="true" className="size-4" /> {sentence(texts.view({ title: item.title, unseen }))}
      </ButtonLink>
    ),
  },
];
