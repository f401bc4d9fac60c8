import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { isOftenWasted, type UsualFood } from '@crisper/domain/items/usual/usual-food.ts';
import { readLines } from '@crisper/domain/line/read-lines.ts';
import { sameProduct } from '@crisper/domain/shopping/staples.ts';
import { type Having, youHave } from '@crisper/domain/shopping/you-have.ts';
import * as texts from '@crisper/texts/shopping/having.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import { useFoods } from '#items/pictures/use-foods.ts';
import { pictureOf } from '#kitchen/adding/completed.ts';
import { usualQuery } from '#kitchen/adding/knowledge.ts';
import { type LineContext, lineReader } from '#kitchen/adding/line-reader.ts';
import { amountText } from '#kitchen/amount-text.ts';
import { comingDay } from '#kitchen/coming-day.ts';
import { useShopping } from '#kitchen/listing/use-shopping.ts';
import { numberText } from '#ui/formats.ts';

/** Of a list that was pasted, nobody reads more. */
const SHOWN_MAX = 3;

interface YouHaveThatProps extends LineContext {
  kitchenId: string;
  /** What is being typed, and the titles of what was put on the list before. */
  text: string;
  noted: readonly string[];
}

/** Grows out of the field: what the kitchen has of it, and whether it throws that away. It forbids nothing. */
export function YouHaveThat({ kitchenId, text, noted, ...reading }: YouHaveThatProps) {
  const { items = [] } = useShopping(kitchenId);
  const { data: usual = [] } = useQuery(usualQuery(kitchenId));
  const foods = useFoods();
  const typed = useDeferredValue(text);
  const { today } = reading;
  const sought =
    typed.trim() === ''
      ? noted
      : readLines(typed, lineReader(reading))
          .foods.slice(-1)
          .map(({ title }) => title.value);
  const known = sought.flatMap((title) => knownOf(title, items, usual)).slice(0, SHOWN_MAX);
  return (
    <div role="status">
      {known.map(({ having, wasted, shown }) => (
        <div
          key={shown.title}
          className="flex items-center gap-3 border-t border-brand bg-brand-soft px-3 py-2.5 text-brand-strong"
        >
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
      ))}
    </div>
  );
}

/** What there is to say about a product: what the kitchen has of it, and whether it throws that away. */
function knownOf(title: string, items: readonly KitchenItem[], usual: readonly UsualFood[]) {
  const having = youHave(title, items);
  const bought = sameProduct({ title }, usual);
  const wasted = bought && isOftenWasted(bought) ? bought : null;
  const shown = having ?? wasted;
  return shown ? [{ having, wasted, shown }] : [];
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
