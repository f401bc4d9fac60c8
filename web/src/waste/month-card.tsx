import { type CalendarDate, daysBetween } from '@crisper/domain/calendar-date.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { dateFormat } from '#ui/formats.ts';
import { foodsText, kilograms, percent } from './amounts.ts';
import { measureOf } from './measure.ts';
import { Shares } from './shares.tsx';
import { monthBefore, sumOf } from './sums.ts';

const DAYS_IN_WEEK = 7;
const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

interface MonthCardProps {
  waste: Waste;
  month: CalendarDate;
  today: CalendarDate;
}

/** What became of the food in one month, compared with the one before. */
export function MonthCard({ waste, month, today }: MonthCardProps) {
  const { months, lastWasted } = waste;
  const wasted = sumOf(months, { month, outcome: 'wasted' });
  const eaten = sumOf(months, { month, outcome: 'eaten' });
  const before = sumOf(months, { month: monthBefore(month), outcome: 'wasted' });
  const { size, text } = measureOf(waste);
  const weeks = lastWasted && Math.max(0, Math.floor(daysBetween(lastWasted, today) / DAYS_IN_WEEK));
  return (
    <Card as="section" aria-label={texts.outcomes.wasted} className="grid gap-4 p-4 sm:p-6">
      <p className="grid gap-1">
        <span className="font-display text-4xl font-bold tabular-nums">{text(size(wasted))}</span>
        <span className="text-ink-soft">
          {compared(size(wasted) - size(before), monthName(new Date(monthBefore(month))), text)}
        </span>
      </p>
      <Shares eaten={eaten.foods} wasted={wasted.foods} />
      <dl className="grid grid-cols-3 gap-4 border-t border-line pt-4">
        <Figure value={kilograms(wasted.grams)} unit="kg" what={texts.ofFood} />
        <Figure
          value={kilograms(wasted.co2e)}
          unit="kg"
          what={texts.co2e((two) => <sub key="two">{two}</sub>)}
        />
        {weeks !== null && (
          <Figure value={String(weeks)} unit={texts.weeks({ count: weeks })} what={texts.withoutWaste} />
        )}
      </dl>
      {wasted.guessedGrams > 0 && (
        <p className="text-caption text-ink-soft">
          {texts.guesses({ share: percent(wasted.guessedGrams / wasted.grams) })}
          {wasted.money > 0 && wasted.unpriced > 0 && (
            <> {texts.unpriced({ number: foodsText(wasted.unpriced) })}</>
          )}
        </p>
      )}
    </Card>
  );
}

function compared(difference: number, month: string, text: (size: number) => string): string {
  if (difference === 0) return texts.same({ month });
  const by = text(Math.abs(difference));
  return difference < 0 ? texts.less({ by, month }) : texts.more({ by, month });
}

function Figure({ value, unit, what }: { value: string; unit: string; what: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-caption text-ink-soft">{what}</dt>
      <dd className="font-display text-2xl font-bold tabular-nums">
        {value} <span className="font-text text-sm font-semibold">{unit}</span>
      </dd>
    </div>
  );
}
