import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { eachProduct } from '@crisper/domain/items/naming/each-product.ts';
import type { RanOut } from '@crisper/domain/items/usual/ran-out.ts';
import * as texts from '@crisper/texts/shopping/ran-out.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import { pastDay } from '#items/kitchen/past-day.ts';
import { ranOutQuery } from './ran-out-query.ts';

interface RanOutRowProps {
  kitchenId: string;
  today: CalendarDate;
  /** What is on the lists, and in the kitchen. */
  entries: readonly { title: string }[];
  items: readonly { title: string }[];
  onAdd: (food: RanOut) => void;
  /** Gets the focus when the last one is gone. */
  takeFocus: () => void;
}

/** What the kitchen had until recently, one tap each. Gone when there is nothing. */
export function RanOutRow({ kitchenId, today, entries, items, onAdd, takeFocus }: RanOutRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: told = [] } = useQuery(ranOutQuery(kitchenId));
  const foods = eachProduct(told, [...items, ...entries]);
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby="ran-out" className="grid grid-cols-1 gap-2 print:hidden">
      <h2 ref={heading} id="ran-out" tabIndex={-1} className="px-1 text-lg outline-none">
        {texts.heading}
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1">
        {foods.map((one) => (
          <li key={one.title} className="shrink-0 snap-start">
            <button
              type="button"
              onClick={() => {
                onAdd(one);
                // The button goes away with its food.
                if (foods.length > 1) heading.current?.focus({ preventScroll: true });
                else takeFocus();
              }}
              className="flex min-h-14 max-w-64 items-center gap-3 rounded-card border border-line bg-surface p-1.5 pe-3 text-start shadow-rest hover:border-brand"
            >
              <span className="shrink-0 overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
                <ItemPicture item={one} className="size-11" />
              </span>
              <span className="sr-only">{texts.add}</span>
              <span className="grid min-w-0">
                <span dir="auto" className="truncate font-semibold">
                  {one.title}
                </span>
                <span className="text-caption text-ink-soft">{pastDay(one.on, today)}</span>
              </span>
              <Plus aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
