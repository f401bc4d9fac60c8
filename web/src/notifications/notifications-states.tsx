import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/notification.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four'];

export function NotificationsLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-20.5 w-full" />
      ))}
    </div>
  );
}

export function AllQuiet() {
  return (
    <EmptyState picture="bell" title={texts.allQuiet} text={texts.allQuietHint}>
      <ButtonLink to={paths.addFoods} variant="secondary" className="mt-2">
        {texts.addFood}
      </ButtonLink>
    </EmptyState>
  );
}
