import type { ItemSummary } from '@crisper/domain/items/item-summary.ts';
import * as texts from '@crisper/texts/items/overview.ts';
import { CalendarX2, Clock, Leaf, Refrigerator } from 'lucide-react';
import { numberText } from '#ui/formats.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import type { Answer } from './answer.ts';

const cards = [
  { label: texts.totalItems, count: 'total', Icon: Refrigerator, tone: 'bg-brand-soft text-brand-strong' },
  { label: texts.expiringSoon, count: 'nearlyExpired', Icon: Clock, tone: 'bg-soon-soft text-soon' },
  { label: texts.expiredItems, count: 'expired', Icon: CalendarX2, tone: 'bg-expired-soft text-expired' },
  { label: texts.freshItems, count: 'fresh', Icon: Leaf, tone: 'bg-fresh-soft text-fresh' },
] as const;

function changeText(change: number): string {
  if (change === 0) return texts.unchanged;
  // A minus sign, not a hyphen: it is as wide as a plus.
  return texts.changedBy({ change: `${change > 0 ? '+' : '−'}${numberText(Math.abs(change))}` });
}

/** While they load, or when they could not be loaded, only the numbers are missing. */
export function StatCards({ summary: { data, isError } }: { summary: Answer<ItemSummary> }) {
  return (
    <dl aria-label={texts.inNumbers} className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      {cards.map(({ label, count, Icon, tone }) => (
        <div
          key={label}
          className="grid gap-1 rounded-card border border-line bg-surface p-4 shadow-rest sm:p-5"
        >
          <dt className="flex items-center justify-between gap-2 text-sm font-medium text-ink-soft">
            {label}
            <span className={`grid size-9 shrink-0 place-items-center rounded-control ${tone}`}>
              <Icon aria-hidden="true" className="size-4.5" />
            </span>
          </dt>
          <dd className="font-display text-3xl/none font-semibold tracking-tight sm:text-4xl/none">
            {data ? numberText(data[count]) : isError ? '–' : <Skeleton className="h-[1em] w-16" />}
          </dd>
          <dd className="mt-1 text-caption text-ink-soft">
            {data ? (
              changeText(data[count] - data.weekAgo[count])
            ) : isError ? (
              texts.fromLastWeek
            ) : (
              <Skeleton className="h-[1lh] w-28" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
