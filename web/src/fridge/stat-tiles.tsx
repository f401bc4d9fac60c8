import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Clock, Refrigerator } from 'lucide-react';
import { summaryQuery } from '#items/items-api.ts';
import { numberText } from '#ui/formats.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const tiles = [
  { label: texts.totalItems, count: 'total', Icon: Refrigerator, tone: 'bg-brand-soft text-brand-strong' },
  { label: texts.expiredItems, count: 'expired', Icon: CalendarX2, tone: 'bg-expired-soft text-expired' },
  { label: texts.nearlyExpiring, count: 'nearlyExpired', Icon: Clock, tone: 'bg-soon-soft text-soon' },
] as const;

export function StatTiles({ today }: { today: CalendarDate }) {
  const { data, isError } = useQuery({ ...summaryQuery('everyone', today), enabled: useHydrated() });
  return (
    <ul aria-label={texts.inNumbers} className="wrap grid grid-cols-3 gap-2.5 sm:gap-5">
      {tiles.map(({ label, count, Icon, tone }) => (
        <li
          key={label}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-3.5 shadow-rest sm:grid-cols-[auto_1fr] sm:items-center sm:gap-x-4 sm:p-5"
        >
          <span className={`grid size-9 place-items-center rounded-control sm:row-span-2 sm:size-13 ${tone}`}>
            <Icon aria-hidden="true" className="size-5 sm:size-6" />
          </span>
          <p className="font-display text-2xl/none font-semibold tracking-tight sm:text-4xl/none">
            {data ? numberText(data[count]) : isError ? '–' : <Skeleton className="h-[1em] w-14" />}
          </p>
          <p className="text-caption text-ink-soft sm:text-sm">{label}</p>
        </li>
      ))}
    </ul>
  );
}
