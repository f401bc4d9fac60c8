import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysAgoTone, daysLeft } from '@crisper/domain/items/freshness.ts';
import { adviceOf, dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/items/expired-items.ts';
import * as itemTexts from '@crisper/texts/items/items.ts';
import { about, dueHeading } from '@crisper/texts/items/kitchen-food.ts';
import { relativeDay, relativeDayHeading } from '@crisper/texts/relative-day.ts';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { itemDay } from '#items/item-day.ts';
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

/** A day that was guessed does not look like one that was said. */
function DaysAgoBadge({ item, today }: { item: PlacedItem; today: CalendarDate }) {
  if (item.expiryDate === null) return null;
  const days = daysLeft(item.expiryDate, today);
  const isGuessed = item.keeping && dateCertainty(item.keeping) === 'estimated';
  const day = isGuessed ? about({ day: relativeDay(days) }) : relativeDayHeading(days);
  return <Badge tone={TONES[daysAgoTone(-days)]}>{day}</Badge>;
}

/** Whether it may still be eaten; in the public fridge nobody knows. */
function Advice({ item, today }: { item: PlacedItem; today: CalendarDate | null }) {
  const advice = item.keeping && today && adviceOf({ ...item, keeping: item.keeping }, today);
  return (
    advice && (
      <span
        className={`text-caption ${advice === 'do-not-eat' ? 'font-semibold text-expired' : 'text-ink-soft'}`}
      >
        {dueHeading[advice === 'do-not-eat' ? 'unsafe' : 'past']}
      </span>
    )
  );
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
          <Advice item={item} today={todayOf(item)} />
          <span className="text-caption text-ink-soft xl:hidden">
            {itemTexts.categoryName[item.category]} · {numberText(item.quantity)}
            <span className="block md:hidden">{itemDay(item)}</span>
          </span>
        </span>
      </span>
    ),
  },
  {
    heading: texts.expiredColumn,
    cell: (item: PlacedItem) => {
      const today = todayOf(item);
      return today && <DaysAgoBadge item={item} today={today} />;
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
    cell: (item: PlacedItem) => itemDay(item),
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
