import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import type { Upcoming } from '@crisper/domain/items/upcoming.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import type { Answer } from './answer.ts';
import { StatCards } from './stat-cards.tsx';
import { UpcomingChart } from './upcoming-chart.tsx';

interface FiguresProps {
  summary: Answer<ItemSummary>;
  upcoming: Answer<Upcoming>;
  today: CalendarDate;
  addressOf?: (date: CalendarDate) => string;
  /** What to eat first. */
  children: ReactNode;
}

/** All that the page asked for and did not get, not only what is named first. */
const fetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** How much there is, what expires when, and what to eat first. */
export function Figures({ summary, upcoming, today, addressOf, children }: FiguresProps) {
  const client = useQueryClient();
  const isMissing = [summary, upcoming].some(({ data, isError }) => isError && !data);
  return (
    <>
      {isMissing && <LoadFailed message={texts.figuresFailed} onRetry={() => fetchFailed(client)} />}
      <StatCards summary={summary} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UpcomingChart {...{ upcoming, today, addressOf }} />
        {children}
      </div>
    </>
  );
}
