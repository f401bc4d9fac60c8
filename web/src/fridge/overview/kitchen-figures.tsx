import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/kitchen-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { kitchensSummaryQuery, kitchensUpcomingQuery } from '#items/kitchen-lists-api.ts';
import type { MyKitchen } from '#items/my-items-api.ts';
import { useDays, useToday } from '#items/today.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Figures } from './figures.tsx';

interface KitchenFiguresProps {
  kitchens: readonly MyKitchen[];
  /** What to eat first. */
  children: ReactNode;
}

/** One kitchen of the person, or all of them; fetched by people who have one. */
export default function KitchenFigures({ kitchens, children }: KitchenFiguresProps) {
  const days = useDays(kitchens);
  const ownDay = useToday();
  const [wasFilled, setFilled] = useState(false);
  const summary = useQuery(kitchensSummaryQuery(kitchens, days));
  const upcoming = useQuery(kitchensUpcomingQuery(kitchens, days));
  const [first, ...others] = kitchens;
  const only = others.length === 0 ? first : undefined;
  const page = only ? paths.kitchen(only.id) : paths.kitchens;
  const isEmpty = summary.data?.total === 0 && summary.data.weekAgo.total === 0 && !wasFilled;
  // Eating the last thing leaves the page as it is, with the bar that takes it back.
  if (summary.data && summary.data.total > 0 && !wasFilled) setFilled(true);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-heading wrap-anywhere">
          {only ? texts.heading({ kitchen: only.name }) : texts.headingOfAll}
        </h2>
        {!isEmpty && (
          <ButtonLink to={page} variant="secondary">
            {only ? texts.open : texts.openAll}
          </ButtonLink>
        )}
      </div>
      {isEmpty ? (
        <EmptyState picture="jar" title={texts.empty} text={texts.emptyText}>
          <ButtonLink to={page} className="mt-2">
            {only ? texts.open : texts.openAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Figures {...{ summary, upcoming }} today={days.toSorted()[0] ?? ownDay}>
          {children}
        </Figures>
      )}
    </>
  );
}
