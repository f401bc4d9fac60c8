import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { comingDate } from '@crisper/domain/labels/pack.ts';
import * as texts from '@crisper/texts/items/scanning/codes.ts';
import { X } from 'lucide-react';
import { ItemPicture } from '#items/item-picture.tsx';
import { useFoods } from '#items/pictures/use-foods.ts';
import { pictureOf } from '#kitchen/adding/completed.ts';
import { shortDay } from '#kitchen/adding/part-text.ts';
import { shortAmount } from '#kitchen/amount-text.ts';
import { rowOf, type Scanned } from './scanned.ts';

interface ScannedListProps {
  scanned: Scanned[];
  today: CalendarDate;
  onRemove: (code: string) => void;
}

/** What was scanned so far, the latest first: it is below the picture that the person looks at. */
export function ScannedList({ scanned, today, onRemove }: ScannedListProps) {
  const foods = useFoods();
  return (
    <ul className="divide-y divide-line empty:hidden">
      {scanned.toReversed().map((one) => {
        const { code, pack } = one;
        const row = rowOf(one, today);
        if (!row) return null;
        const title = row.title.value;
        return (
          <li key={code} className="flex min-h-16 items-center gap-3 py-2">
            <span className="shrink-0 overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
              <ItemPicture
                item={{
                  image: pictureOf({ title, image: row.image }, foods ?? undefined),
                  category: row.category?.value ?? foods?.categoryOf(title) ?? 'Others',
                }}
                className="size-11"
              />
            </span>
            <span className="grid min-w-0 flex-1">
              <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
                {title}
              </span>
              {pack.hasBadDate && <span className="text-caption text-soon">{texts.badDate}</span>}
              {pack.date && !comingDate(pack, today) && (
                <span className="text-caption text-soon">
                  {texts.pastDate({ day: shortDay(pack.date.date, today) })}
                </span>
              )}
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

function detailOf({ pack, count }: Scanned, today: CalendarDate): string {
  const date = comingDate(pack, today);
  const each = pack.amount && shortAmount(pack.amount);
  const day = date && shortDay(date.date, today);
  return [
    day && texts.dated({ day, isUseBy: date.kind === 'use-by' }),
    count > 1 ? texts.times({ count, each }) : each,
  ]
    .filter(Boolean)
    .join(' · ');
}
