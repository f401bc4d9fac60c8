import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/scanning/codes.ts';
import { X } from 'lucide-react';
import { pictureOf } from '#items/adding/completed.ts';
import { shortAmount, shortDay } from '#items/adding/part-text.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import type { Scanned } from './scanned.ts';

interface ScannedListProps {
  scanned: Scanned[];
  today: CalendarDate;
  onRemove: (code: string) => void;
}

/** What was scanned so far, the latest first: it is below the picture that the person looks at. */
export function ScannedList({ scanned, today, onRemove }: ScannedListProps) {
  return (
    <ul className="divide-y divide-line empty:hidden">
      {scanned.toReversed().map((one) => {
        const { code, title } = one;
        if (title === null) return null;
        return (
          <li key={code} className="flex min-h-16 items-center gap-3 py-2">
            <span className="shrink-0 overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
              <ItemPicture
                item={{ image: pictureOf({ title, image: null }), category: 'Others' }}
                className="size-11"
              />
            </span>
            <span className="grid min-w-0 flex-1">
              <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
                {title}
              </span>
              {one.pack.hasBadDate && <span className="text-caption text-soon">{texts.badDate}</span>}
              <span className="text-caption text-ink-soft empty:hidden">{detailOf(one, today)}</span>
            </span>
            <button
              type="button"
              onClick={() => onRemove(code)}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{texts.remove({ title })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function detailOf({ pack: { date, amount }, count }: Scanned, today: CalendarDate): string {
  const each = amount && shortAmount(amount);
  return [
    date &&
      texts.goodThrough[date.kind === 'use-by' ? 'use-by' : 'best-before']({
        day: shortDay(date.date, today),
      }),
    count > 1 ? texts.times({ count, each }) : each,
  ]
    .filter(Boolean)
    .join(' · ');
}
