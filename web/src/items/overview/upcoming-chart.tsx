import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { EXPIRING_SOON_DAYS } from '@crisper/domain/items/freshness.ts';
import { UPCOMING_DAYS } from '@crisper/domain/items/upcoming.ts';
import * as paths from '@crisper/domain/paths.ts';
import { itemCount } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Scope } from '#items/items-api.ts';
import { upcomingQuery } from '#items/my-items-api.ts';
import { Card } from '#ui/card.tsx';
import { dateFormat, numberText } from '#ui/formats.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';

const weekday = dateFormat({ weekday: 'narrow', timeZone: 'UTC' });
const dayOfMonth = dateFormat({ day: 'numeric', timeZone: 'UTC' });
const whole = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const HEIGHT = 100;
/** The lowest bar of a day that has items. */
const LEAST = 4;

const addressOf = (scope: Scope, date: CalendarDate) =>
  scope === 'mine' ? `${paths.myFoods}?expires=${date}` : `${paths.fridge}?expires=${date}`;

const dayText = (date: CalendarDate, count: number) =>
  texts.itemsOfDay({
    day: whole(new Date(date)),
    items: itemCount({ count, number: numberText(count) }),
  });

/** How many items expire on each of the coming days; a bar leads to its items. Screen readers read it as a list. */
export function UpcomingChart({ scope, today }: { scope: Scope; today: CalendarDate }) {
  const { data, isError } = useQuery(upcomingQuery(scope, today));
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  const lastSoon = addDays(today, EXPIRING_SOON_DAYS);
  return (
    <Card as="section" aria-labelledby="upcoming-title" className="grid content-between gap-5">
      <div>
        <h2 id="upcoming-title" className="text-heading">
          {texts.upcomingHeading({ days: UPCOMING_DAYS })}
        </h2>
        <p className="text-caption text-ink-soft">{texts.upcomingHint}</p>
      </div>
      {isError && !data && <p className="text-ink-soft">{texts.upcomingFailed}</p>}
      {!data && !isError && <Skeleton className="h-44 w-full" />}
      {data && (
        <ol className="grid grid-cols-14 gap-1 sm:gap-2">
          {data.map(({ date, count }) => (
            <li key={date}>
              <Link
                to={addressOf(scope, date)}
                title={dayText(date, count)}
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
                  <span className="block">{weekday(new Date(date))}</span>
                  <span className="block font-semibold text-ink">{dayOfMonth(new Date(date))}</span>
                </span>
                <span className="sr-only">{dayText(date, count)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
