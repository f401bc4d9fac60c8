import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES, categoryPicture } from '@crisper/domain/items/category.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '#items/today.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { dateFormat } from '#ui/formats.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { measureOf } from './measure.ts';
import { MonthBars } from './month-bars.tsx';
import { MonthCard } from './month-card.tsx';
import { firstOfMonth, monthsUpTo, sumOf } from './sums.ts';
import { wasteQuery } from './waste-query.ts';

const MONTHS = 12;
const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

function WasteOf({ kitchen }: { kitchen: OwnKitchen }) {
  const today = useToday();
  const months = monthsUpTo(today, MONTHS + 1);
  const { data, isPending, refetch } = useQuery(wasteQuery(kitchen.id, months[0] ?? today, today));
  const title = texts.pageTitle({ kitchen: kitchen.name });
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <PageMetadata title={title} description={texts.pageDescription} hidden />
      <PartHeading kitchen={kitchen} title={title} />
      {isPending && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-72 w-full rounded-card" />
        </div>
      )}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.months.length === 0 && (
        <EmptyState picture="bowl" title={texts.empty} text={texts.emptyText}>
          <ButtonLink to={paths.kitchen(kitchen.id)}>{texts.goToKitchen}</ButtonLink>
        </EmptyState>
      )}
      {data && data.months.length > 0 && <Told waste={data} months={months.slice(1)} today={today} />}
    </div>
  );
}

interface ToldProps {
  waste: Waste;
  months: CalendarDate[];
  today: CalendarDate;
}

function Told({ waste, months, today }: ToldProps) {
  const [month, setMonth] = useState(firstOfMonth(today));
  const measure = measureOf(waste);
  const figures = months.map((one) => {
    const sum = sumOf(waste.months, { month: one, outcome: 'wasted' });
    const value = measure.size(sum);
    return { month: one, value, guessed: measure.guessed(sum), text: measure.text(value) };
  });
  return (
    <>
      <MonthSwitch month={month} months={months} onChange={setMonth} />
      <MonthCard waste={waste} month={month} today={today} />
      <MonthBars figures={figures} what={texts.outcomes.wasted} chosen={month} onChoose={setMonth} />
      {waste.most.length > 0 && <Most most={waste.most} />}
      <ByCategory waste={waste} month={month} />
    </>
  );
}

interface MonthSwitchProps {
  month: CalendarDate;
  months: CalendarDate[];
  onChange: (month: CalendarDate) => void;
}

function MonthSwitch({ month, months, onChange }: MonthSwitchProps) {
  const index = months.indexOf(month);
  const [before, after] = [months[index - 1], months[index + 1]];
  const square = 'grid size-11 place-items-center rounded-control hover:bg-brand-soft disabled:opacity-40';
  return (
    <div className="flex items-center justify-between">
      <button type="button" disabled={!before} onClick={() => before && onChange(before)} className={square}>
        <ChevronLeft aria-hidden="true" className="size-6" />
        <span className="sr-only">{texts.monthBefore}</span>
      </button>
      <h2 aria-live="polite" className="text-lg">
        {monthAndYear(new Date(month))}
      </h2>
      <button type="button" disabled={!after} onClick={() => after && onChange(after)} className={square}>
        <ChevronRight aria-hidden="true" className="size-6" />
        <span className="sr-only">{texts.monthAfter}</span>
      </button>
    </div>
  );
}

function Most({ most }: Pick<Waste, 'most'>) {
  return (
    <Card as="section" aria-labelledby="most-title" className="grid gap-3 p-4 sm:p-6">
      <h2 id="most-title" className="text-heading">
        {texts.most}
      </h2>
      <ul className="grid gap-2">
        {most.map(({ title, times }) => (
          <li key={title} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere">{title}</span>
            <span className="text-ink-soft">{texts.times({ count: times })}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{texts.advice}</p>
    </Card>
  );
}

function ByCategory({ waste, month }: { waste: Waste; month: CalendarDate }) {
  const { size, text } = measureOf(waste);
  const sizes = CATEGORIES.map((category) => ({
    category,
    value: size(sumOf(waste.months, { month, outcome: 'wasted', category })),
  }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const most = sizes[0]?.value ?? 1;
  if (sizes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="categories-title" className="grid gap-3 p-4 sm:p-6">
      <h2 id="categories-title" className="text-heading">
        {texts.byCategory}
      </h2>
      <ul className="grid gap-3">
        {sizes.map(({ category, value }) => (
          <li key={category} className="grid grid-cols-[1.75rem_1fr_1fr_4.5rem] items-center gap-3">
            <img src={categoryPicture(category)} alt="" width="28" height="28" className="size-7" />
            <span className="truncate">{categoryName[category]}</span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2.5 w-full rounded-full bg-sunken fill-orange"
            >
              <rect width={(value / most) * 100} height="4" />
            </svg>
            <span className="text-end font-semibold tabular-nums">{text(value)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What became of a kitchen's food: this month, twelve months, by category. */
export default function WastePage() {
  return <KitchenFrame>{(kitchen) => <WasteOf key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
