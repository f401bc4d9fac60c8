import * as paths from '@crisper/domain/paths.ts';
import { loading } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export function FoodsLoading() {
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-5 shadow-rest">
      <p className="mb-4 text-ink-soft">{loading}</p>
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

export function NoFoods({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return <EmptyState picture="bowl" title={texts.nothingFound} text={texts.nothingMatches} />;
  }
  return (
    <EmptyState picture="basket" title={texts.nothingFound} text={texts.emptyHint}>
      <ButtonLink to={paths.addFoods} className="mt-2">
        {texts.addFirst}
      </ButtonLink>
    </EmptyState>
  );
}
