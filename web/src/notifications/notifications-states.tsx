import { Button, ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/food-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four'];

export function NotificationsLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading notifications...</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}

export function NotificationsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-expired-soft p-6">
      <p className="font-semibold text-expired">Failed to load notifications</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function AllQuiet() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <FoodPicture name="bell" className="size-20" eager />
      <p role="status" className="font-display text-heading font-semibold">
        All quiet
      </p>
      <p className="max-w-sm text-ink-soft">
        Nothing of yours expires in the next five days, and nothing lately did.
      </p>
      <ButtonLink to="/dashboard/add-foods" variant="secondary" className="mt-2">
        Add food
      </ButtonLink>
    </div>
  );
}
