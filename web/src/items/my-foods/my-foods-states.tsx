import { Button, ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/food-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function FoodsLoading() {
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-5 shadow-rest">
      <p className="mb-4 text-ink-soft">Loading items...</p>
      <div className="grid gap-4">
        {ROWS.map((row) => (
          <span key={row} className="flex items-center gap-4">
            <Skeleton className="size-11 shrink-0" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/6 max-md:hidden" />
            <Skeleton className="h-4 w-1/5 max-md:hidden" />
          </span>
        ))}
      </div>
    </div>
  );
}

export function FoodsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-expired-soft p-6">
      <p className="font-semibold text-expired">Failed to load items</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function NoFoods({ filtered }: { filtered: boolean }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <FoodPicture name={filtered ? 'bowl' : 'basket'} className="size-20" eager />
      <p role="status" className="font-display text-heading font-semibold">
        No items found.
      </p>
      <p className="max-w-sm text-ink-soft">
        {filtered
          ? 'Nothing of yours matches. Try another word or day.'
          : 'Put in the first thing you see in your fridge.'}
      </p>
      {!filtered && (
        <ButtonLink to="/dashboard/add-foods" className="mt-2">
          Add your first item
        </ButtonLink>
      )}
    </div>
  );
}
