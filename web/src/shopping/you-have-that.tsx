import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import { readLines } from '@crisper/domain/items/line/read-lines.ts';
import { isOftenWasted } from '@crisper/domain/items/usual/usual-food.ts';
import { sameProduct } from '@crisper/domain/shopping/staples.ts';
import { type Having, youHave } from '@crisper/domain/shopping/you-have.ts';
import * as texts from '@crisper/texts/shopping/having.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { pictureOf } from '#items/adding/completed.ts';
import { usualQuery } from '#items/adding/knowledge.ts';
import { lineReader, type Reading } from '#items/adding/line-reader.ts';
import { ItemPicture } from '#items/item-picture.tsx';
import { amountText } from '#items/kitchen/amount-text.ts';
import { comingDay } from '#items/kitchen/coming-day.ts';
import { useShopping } from '#items/listing/use-shopping.ts';
import { useFoods } from '#items/pictures/use-foods.ts';
import { numberText } from '#ui/formats.ts';

interface YouHaveThatProps extends Reading {
  kitchenId: string;
  /** What is being typed. */
  text: string;
}

/** Grows out of the field: what the kitchen has of it, and whether it throws that away. It forbids nothing. */
export function YouHaveThat({ kitchenId, text, ...reading }: YouHaveThatProps) {
  const { items = [] } = useShopping(kitchenId);
  const { data: usual = [] } = useQuery(usualQuery(kitchenId));
  const foods = useFoods();
  const typed = useDeferredValue(text);
  const { today } = reading;
  const sought = readLines(typed, lineReader(reading)).foods.at(-1)?.title.value ?? '';
  const having = youHave(sought, items);
  const known = sought === '' ? undefined : sameProduct({ title: sought }, usual);
  const wasted = known && isOftenWasted(known) ? known : null;
  const shown = having ?? wasted;
  return (
    <div role="status">
      {shown && (
        <div className="flex items-center gap-3 border-t border-brand bg-brand-soft px-3 py-2.5 text-brand-strong">
          <span className="shrink-0 overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
            <ItemPicture
              item={{ ...shown, image: pictureOf(shown, foods ?? undefined) }}
              className="size-11"
            />
          </span>
          <div className="grid min-w-0 wrap-anywhere">
            {having && (
              <p>
                <strong>{texts.youHaveThat}</strong> {havingText(having, today)}
              </p>
            )}
            {wasted && <p>{texts.oftenWasted({ title: wasted.title, ...wasted.gone })}</p>}
          </div>
        </div>
      )}
    </div>
  );
}

function havingText({ amounts, goodThrough, ...having }: Having, today: CalendarDate): string {
  const isPast = dueOf(goodThrough, today) === 'past';
  return texts.having({
    ...having,
    amounts: amounts.map(({ amount, unit }) => ({
      count: amount,
      number: unit === 'piece' ? numberText(amount) : amountText(amount, unit),
      isPieces: unit === 'piece',
    })),
    day: goodThrough && !isPast ? comingDay(goodThrough, today) : null,
    isPast,
  });
}
