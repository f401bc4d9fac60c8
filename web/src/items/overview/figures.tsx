import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import type { Upcoming } from '@crisper/domain/items/upcoming.ts';
import type { PlacedItem } from '#items/my-items-api.ts';
import type { Answer } from './answer.ts';
import { EatFirst } from './eat-first.tsx';
import { StatCards } from './stat-cards.tsx';
import { UpcomingChart } from './upcoming-chart.tsx';

interface FiguresProps {
  summary: Answer<ItemSummary>;
  upcoming: Answer<Upcoming>;
  eatFirst: Answer<PlacedItem[]>;
  today: CalendarDate;
  addressOf?: (date: CalendarDate) => string;
}

/** How much there is, what expires when, and what to eat first. */
export function Figures({ summary, upcoming, eatFirst, today, addressOf }: FiguresProps) {
  return (
    <>
      <StatCards summary={summary} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UpcomingChart {...{ upcoming, today, addressOf }} />
        <EatFirst items={eatFirst} today={today} />
      </div>
    </>
  );
}
