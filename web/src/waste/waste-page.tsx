import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { firstOfMonth, monthsUpTo } from '@crisper/domain/month.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { ByCategory } from './by-category.tsx';
import { Hatches } from './hatch.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { MostWasted } from './most-wasted.tsx';
import { MyPart } from './my-part.tsx';
import { TwelveMonths } from './twelve-months.tsx';
import { wasteQuery } from './waste-query.ts';

const MONTHS = 12;

function WasteOf({ kitchen }: { kitchen: OwnKitchen }) {
  const today = useKitchenDay(kitchen.id);
  const months = monthsUpTo(today, MONTHS + 1);
  const { data, isPending, refetch } = useQuery(wasteQuery(kitchen.id, months[0] ?? today, today));
  const title = texts.pageTitle({ kitchen: kitchen.name });
  return (
    <div className="mx-auto grid w-full max-w-280 grid-cols-1 gap-4">
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
      {data && data.months.length > 0 && (
        <Told kitchen={kitchen} waste={data} months={months.slice(1)} today={today} />
      )}
    </div>
  );
}

interface ToldProps {
  kitchen: OwnKitchen;
  waste: Waste;
  months: CalendarDate[];
  today: CalendarDate;
}

/** One below the other on a phone; on a desk what is of the month at the left, and what compares at the right. */
function Told({ kitchen, waste, months, today }: ToldProps) {
  const mayTouch = may('change-any-item', kitchen.role);
  const [month, setMonth] = useState(firstOfMonth(today));
  return (
    <>
      <Hatches />
      <MonthSwitch month={month} months={months} onChange={setMonth} />
      <div className="grid grid-cols-1 gap-4 *:content-start lg:grid-flow-dense lg:grid-cols-[2fr_3fr] lg:gap-6">
        <MonthCard kitchenId={kitchen.id} {...{ waste, month, mayTouch }} />
        <TwelveMonths waste={waste} months={months} chosen={month} onChoose={setMonth} />
        {waste.most && (
          <MostWasted
            kitchenId={kitchen.id}
            most={waste.most}
            currency={waste.currency}
            mayTouch={mayTouch}
          />
        )}
        <ByCategory waste={waste} month={month} />
        <MyPart waste={waste} month={month} />
      </div>
    </>
  );
}

/** What became of a kitchen's food: this month, twelve months, by category. */
export default function WastePage() {
  return <KitchenFrame>{(kitchen) => <WasteOf key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
