import { Button } from '#ui/button.tsx';
import { FoodPicture } from '#ui/food-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

export function ExpiredLoading() {
  return (
    <div role="status" className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-rest">
      <span className="sr-only">Loading items...</span>
      {ROWS.map((row) => (
        <span key={row} className="flex items-center gap-4">
          <Skeleton className="size-11 shrink-0" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-6 w-24" />
        </span>
      ))}
    </div>
  );
}

export function ExpiredFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-expired-soft p-6">
      <p className="font-semibold text-expired">Failed to load items</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function NothingExpired() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <FoodPicture name="seedling" className="size-20" eager />
      <p role="status" className="font-display text-heading font-semibold">
        Nothing expired lately
      </p>
      <p className="max-w-sm text-ink-soft">Not a thing went off in the last fifteen days. Keep going.</p>
    </div>
  );
}
