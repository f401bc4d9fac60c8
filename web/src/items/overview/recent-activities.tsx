import { useQuery } from '@tanstack/react-query';
import { activitiesQuery } from '#items/my-items-api.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const SHOWN = 5;
const ROWS = Array.from({ length: SHOWN }, (_, row) => row);

/** What cannot be loaded is shown as nothing. */
export function RecentActivities() {
  const { data, isPending } = useQuery(activitiesQuery);
  const shown = (data ?? []).slice(0, SHOWN);
  return (
    <Card
      as="section"
      aria-labelledby="activities-title"
      aria-busy={isPending}
      className="grid content-start gap-4"
    >
      <h2 id="activities-title" className="text-heading">
        Recent Activities
      </h2>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">Loading activities...</span>
          {ROWS.map((row) => (
            <span key={row} className="grid gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </span>
          ))}
        </div>
      )}
      {!isPending && shown.length === 0 && <p className="text-ink-soft">No recent activities found</p>}
      <ol className="grid gap-4 empty:hidden">
        {shown.map(({ id, action, date, time }) => (
          <li
            key={id}
            className="relative ps-5 before:absolute before:inset-s-0 before:top-2 before:size-2 before:rounded-full before:bg-brand"
          >
            <p className="line-clamp-2 font-medium wrap-anywhere">{action}</p>
            <p className="text-caption text-ink-soft">
              <time dateTime={`${date}T${time}`}>
                {mediumDate.format(new Date(date))} at {time}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
