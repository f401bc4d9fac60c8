import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four'];

export function NotificationsLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading notifications...</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20.5 w-full" />
      ))}
    </div>
  );
}

export function AllQuiet() {
  return (
    <EmptyState
      picture="bell"
      title="All quiet"
      text="Nothing of yours expires in the next five days, and nothing expired in the last fifteen."
    >
      <ButtonLink to="/dashboard/add-foods" variant="secondary" className="mt-2">
        Add food
      </ButtonLink>
    </EmptyState>
  );
}
