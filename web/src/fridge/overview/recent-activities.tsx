import { activityText } from '@crisper/texts/activities.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { activitiesQuery } from '#items/my-items-api.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { activityMoment } from './activity-moment.ts';

const SHOWN = 5;
const ROWS = Array.from({ length: SHOWN }, (_, row) => row);

/** When the activities cannot be loaded, it says so; none is another matter. */
export function RecentActivities() {
  const { data, isPending, refetch } = useQuery(activitiesQuery);
  const shown = (data ?? []).slice(0, SHOWN);
  return (
    <Card
      as="section"
      aria-labelledby="activities-title"
      aria-busy={isPending}
      className="grid content-start gap-4"
    >
      <h2 id="activities-title" className="text-heading">
        {texts.activities}
      </h2>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{texts.activitiesLoading}</span>
          {ROWS.map((row) => (
            <span key={row} className="grid gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </span>
          ))}
        </div>
      )}
      {!isPending && !data && <LoadFailed message={texts.activitiesFailed} onRetry={() => refetch()} />}
      {data && shown.length === 0 && <p className="text-ink-soft">{texts.noActivities}</p>}
      <ol className="grid gap-4 empty:hidden">
        {shown.map(({ id, kind, detail, cooked, date, time }) => (
          <li
            key={id}
            className="relative ps-5 before:absolute before:inset-s-0 before:top-2 before:size-2 before:rounded-full before:bg-brand"
          >
            <p className="line-clamp-2 font-medium wrap-anywhere">{activityText({ kind, detail, cooked })}</p>
            <p className="text-caption text-ink-soft">
              <time dateTime={`${date}T${time}`}>{activityMoment({ date, time })}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
