import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ReadyFood } from '@crisper/domain/cook/supplies.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { Link } from 'react-router';
import { shortAmount } from '#kitchen/amount-text.ts';
import { KeptPicture } from '#kitchen/waiting/kept-picture.tsx';
import { dayTone, shortDay } from './short-day.ts';

const SHOWN = 4;

interface ReadyToEatProps {
  kitchenId: string;
  ready: readonly ReadyFood[];
  today: CalendarDate;
}

/** What needs no cooking comes before every dish. */
export function ReadyToEat({ kitchenId, ready, today }: ReadyToEatProps) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="px-1 text-lg">{texts.readyToEat}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3">
        {ready.slice(0, SHOWN).map(({ item }) => (
          <li key={item._id}>
            <Link
              to={paths.kitchenItem(kitchenId, item._id)}
              className="flex items-center gap-3 rounded-card border border-line bg-surface p-2.5 shadow-rest hover:border-brand"
            >
              <span className="size-11 shrink-0 overflow-hidden rounded-control bg-frost">
                <KeptPicture item={item} className="size-full" />
              </span>
              <span className="grid min-w-0 grid-cols-1">
                <span dir="auto" className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
                  {item.title}
                </span>
                <span className="truncate text-caption text-ink-soft">
                  <span className={dayTone(item, today)}>{shortDay(item, today)}</span> · {shortAmount(item)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
