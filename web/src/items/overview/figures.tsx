import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import type { Upcoming } from '@crisper/domain/items/upcoming.ts';
import type { ReactNode } from 'react';
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

/** How much there is, what expires when, and what to eat first. */
export function Figures({ summary, upcoming, today, addressOf, children }: FiguresProps) {
  return (
    <>
      <StatCards summary={summary} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UpcomingChart {...{ upcoming, today, addressOf }} />
        {children}
      </div>
    </>
  );
}
