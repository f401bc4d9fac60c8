import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { EXPIRING_SOON_DAYS } from '@crisper/domain/items/freshness.ts';
import { UPCOMING_DAYS, type Upcoming } from '@crisper/domain/items/upcoming.ts';
import { itemCount } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { dateFormat, numberText } from '#ui/formats.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { Answer } from './answer.ts';

const weekday = dateFormat({ weekday: 'narrow', timeZone: 'UTC' });
const dayOfMonth = dateFormat({ day: 'numeric', timeZone: 'UTC' });
const whole = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const HEIGHT = 100;
/** The lowest bar of a day that has items. */
const LEAST = 4;

const dayText = (date: CalendarDate, count: number) =>
  texts.itemsOfDay({
    day: whole(new Date(date)),
    items: itemCount({ count, number: numberText(count) }),
  });

const column = 'grid justify-items-center gap-1 rounded-control text-caption tabular-nums';

function Day({ to, title, children }: { to: string | undefined; title: string; children: ReactNode }) {
  return to === undefined ? (
    <div title={title} className={column}>
      {children}
    </div>
  ) : (
    <Link to={to} title={title} className={`group ${column}`}>
      {children}
    </Link>
  );
}

interface UpcomingChartProps {
  upcoming: Answer<Upcoming>;
  today: CalendarDate;
  /** The page with the items of a day, if there is one. */
  addressOf?: ((date: CalendarDate) => string) | undefined;
}

/** How many items expire on each of the coming days; a bar leads to its items. Screen readers read it as a list. */
export function UpcomingChart({ upcoming: { data, isError }, today, addressOf }: UpcomingChartProps) {
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  const lastSoon = addDays(today, EXPIRING_SOON_DAYS);
  return (
    <Card as="section" aria-labelledby="upcoming-title" className="grid content-start gap-5">
      <div>
        <h2 id="upcoming-title" className="text-heading">
          {texts.upcomingHeading({ days: UPCOMING_DAYS })}
        </h2>
        {addressOf && <p className="text-caption text-ink-soft">{texts.upcomingHint}</p>}
      </div>
      {isError && !data && <p className="text-ink-soft">{texts.upcomingFailed}</p>}
      {!data && !isError && <Skeleton className="h-44 w-full" />}
      {data && (
        <ol className="grid grid-cols-14 gap-1 sm:gap-2">
          {data.map(({ date, count }) => (
            <li key={date}>
              <Day to={addressOf?.(date)} title={dayText(date, count)}>
                <span aria-hidden="true" className={`font-semibold ${count === 0 ? 'invisible' : ''}`}>
                  {count}
                </span>
                <svg
                  viewBox={`0 0 20 ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-28 w-full overflow-hidden rounded-md bg-sunken transition-colors group-hover:bg-brand-soft sm:h-32 xl:h-47"
                >
                  {count > 0 && (
                    <rect
                      width="20"
                      y={HEIGHT - Math.max(LEAST, (count / most) * HEIGHT)}
                      height={HEIGHT}
                      className={date <= lastSoon ? 'fill-citrus' : 'fill-brand'}
                    />
                  )}
                </svg>
                <span
                  aria-hidden="true"
                  className="text-center leading-tight text-ink-soft group-hover:text-brand"
                >
                  <span className="block">{weekday(new Date(date))}</span>
                  <span className="block font-semibold text-ink">{dayOfMonth(new Date(date))}</span>
                </span>
                <span className="sr-only">{dayText(date, count)}</span>
              </Day>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
