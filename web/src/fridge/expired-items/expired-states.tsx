import * as texts from '@crisper/texts/items/expired-items.ts';
import { loading } from '@crisper/texts/items/items.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

export function ExpiredLoading() {
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface shadow-rest">
      <span className="sr-only">{loading}</span>
      <span className="block h-11 bg-sunken" />
      {ROWS.map((row) => (
        <span key={row} className="flex items-center gap-4 border-t border-line px-5 py-3.5">
          <Skeleton className="size-11 shrink-0" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-6 w-24" />
        </span>
      ))}
    </div>
  );
}

export function NothingExpired() {
  return <EmptyState picture="seedling" title={texts.nothingExpired} text={texts.nothingExpiredHint} />;
}
