import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { Snowflake } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Face } from '#ui/face.tsx';
import { dayText, isUnknown, isUnsafe } from './day-text.ts';
import { dayDetail, foodDetail, hasFrozenBadge } from './food-detail.ts';
import type { KitchenPerson } from './kitchen-person.ts';
import { KeptPicture } from './waiting/kept-picture.tsx';
import { ToSend } from './waiting/to-send.tsx';

/** Its picture, with a bar of what is left unless that is all of it. */
export function ItemFoodPicture({ item }: { item: KitchenItem }) {
  const { amount, amountStart } = item;
  return (
    <span className="relative size-11 shrink-0">
      <span className="block size-full overflow-hidden rounded-control bg-frost">
        <KeptPicture item={item} className="size-full" />
      </span>
      {amount < amountStart && (
        <span
          aria-hidden="true"
          className="absolute inset-x-1 -bottom-0.5 h-1.5 overflow-hidden rounded-full border border-surface bg-line"
        >
          <span
            style={{ width: `${(100 * amount) / amountStart}%` }}
            className="block h-full bg-brand transition-[width] duration-240"
          />
        </span>
      )}
    </span>
  );
}

export interface FoodDetailProps {
  item: KitchenItem;
  today: CalendarDate;
  /** The kitchen's name, on pages about several. */
  where?: string | undefined;
  /** Whose it is; null for everybody's, which is the usual case and not said. */
  owner: KitchenPerson | null;
  isOwn: boolean;
}

/** Dashed is guessed, as everywhere; amber is what we do not know. */
export function dayLook(item: KitchenItem, today: CalendarDate): string {
  if (isUnknown(item)) return 'font-semibold text-soon';
  const isGuess = dateCertainty(item.keeping) === 'estimated';
  return `${isGuess ? 'underline decoration-dashed underline-offset-4' : ''} ${isUnsafe(item, today) ? 'font-semibold text-expired' : ''}`;
}

/** Whose it is, until when it is good, how much there is, what happened to it, and whether the server knows. */
export function FoodDetail({ item, today, where, owner, isOwn }: FoodDetailProps) {
  const day = dayDetail(item, today);
  const detail = [foodDetail(item, today), where].filter(Boolean).join(' · ');
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-caption text-ink-soft empty:hidden">
      {owner && (
        <>
          <Face person={owner} tint={owner.tint} className="size-4.5 text-[0.6875rem]" />
          {/* Beside a date there is room for the face alone. */}
          <span className={day || detail ? 'sr-only' : 'truncate'}>
            {isOwn ? texts.yours : texts.theirs({ name: owner.name })}
          </span>
        </>
      )}
      {hasFrozenBadge(item, today) && (
        <Badge tone="info">
          <Snowflake aria-hidden="true" className="size-3.5" /> {dayText(item, today)}
        </Badge>
      )}
      {(day || detail) && (
        <span>
          {day && <span className={dayLook(item, today)}>{day}</span>}
          {day && detail && ' · '}
          {detail}
        </span>
      )}
      <ToSend itemId={item._id} />
    </p>
  );
}
