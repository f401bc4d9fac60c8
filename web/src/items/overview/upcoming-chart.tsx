import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { EXPIRING_SOON_DAYS } from '@crisper/domain/items/freshness.ts';
import { UPCOMING_DAYS } from '@crisper/domain/items/upcoming.ts';
import * as paths from '@crisper/domain/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Scope, upcomingQuery } from '#items/my-items-api.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: 'UTC' });
const whole = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const HEIGHT = 100;
/** What a day with anything on it shows at least. */
const LEAST = 4;

const addressOf = (scope: Scope, date: CalendarDate) =>
  scope === 'mine' ? `${paths.myFoods}?expires=${date}` : `${paths.fridge}?expires=${date}`;

const countText = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What is good through each of the coming days; a bar leads to its items. The list is also the chart's table. */
export function UpcomingChart({ scope, today }: { scope: Scope; today: CalendarDate }) {
  const { data, isError } = useQuery(upcomingQuery(scope, today));
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  const lastSoon = addDays(today, EXPIRING_SOON_DAYS);
  return (
    <Card as="section" aria-labelledby="upcoming-title" className="grid content-between gap-5">
      <div>
        <h2 id="upcoming-title" className="text-heading">
          Expiring in the next {UPCOMING_DAYS} days
        </h2>
        <p className="text-caption text-ink-soft">Choose a day to see what is good through it.</p>
      </div>
      {isError && !data && <p className="text-ink-soft">The coming days could not be loaded.</p>}
      {!data && !isError && <Skeleton className="h-44 w-full" />}
      {data && (
        <ol className="grid grid-cols-14 gap-1 sm:gap-2">
          {data.map(({ date, count }) => (
            <li key={date}>
              <Link
                to={addressOf(scope, date)}
                title={`${whole.format(new Date(date))}: ${countText(count)}`}
                className="group grid justify-items-center gap-1 rounded-control text-caption tabular-nums"
              >
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
                  <span className="block">{weekday.format(new Date(date))}</span>
                  <span className="block font-semibold text-ink">{dayOfMonth.format(new Date(date))}</span>
                </span>
                <span className="sr-only">
                  {whole.format(new Date(date))}: {countText(count)}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
