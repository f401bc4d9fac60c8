import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as paths from '@crisper/domain/paths.ts';
import { countedFoods } from '@crisper/domain/waste/counted-foods.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AllFigures } from './all-figures.tsx';
import { foodsText, kilograms } from './amounts.ts';
import { compared, monthName } from './compared.ts';
import { HatchSwatch } from './hatch.tsx';
import { lowered } from './lowered.tsx';
import { measureOf } from './measure.ts';
import { Shares } from './shares.tsx';
import { type Sum, sumOf } from './sums.ts';

interface MonthCardProps {
  kitchenId: string;
  waste: Waste;
  month: CalendarDate;
  mayTouch: boolean;
}

/** What became of the food in one month, compared with the one before. */
export function MonthCard({ kitchenId, waste, month, mayTouch }: MonthCardProps) {
  const { months, rescued, weeksWithoutWaste: weeks } = waste;
  const wasted = sumOf(months, { month, outcome: 'wasted' });
  const eaten = sumOf(months, { month, outcome: 'eaten' });
  const { size, text } = measureOf(waste);
  const { foods: cooked = 0 } = rescued.find((one) => one.month === month) ?? {};
  const isTold = months.some((row) => row.month === month);
  return (
    <Card as="section" aria-label={monthName(new Date(month))} className="grid gap-4 p-4 sm:p-6">
      <p className="grid gap-1">
        <span className="font-display text-[2.5rem] leading-tight font-bold tabular-nums">
          {text(size(wasted))}
        </span>
        <span className="text-ink-soft">
          {isTold ? compared(waste, month) : texts.nothingTold({ month: monthName(new Date(month)) })}
        </span>
      </p>
      <Shares eaten={eaten.foods} wasted={wasted.foods} />
      <dl className="grid grid-cols-3 gap-4 border-t border-line pt-4">
        <Figure value={kilograms(wasted.grams)} unit="kg" what={texts.ofFood} />
        <Figure value={kilograms(wasted.co2e)} unit="kg" what={texts.co2e(lowered)} />
        <Figure
          value={String(weeks)}
          unit={texts.weeks({ count: weeks })}
          what={texts.withoutWaste}
          rule={texts.streakRule}
        />
      </dl>
      {cooked > 0 && <p>{texts.rescued({ count: cooked })}</p>}
      {wasted.grams > 0 && (
        <p className="flex items-start gap-2.5 text-caption text-ink-soft">
          <HatchSwatch />
          <span>
            {texts.guesses({
              weight: wasted.guessedGrams > 0 ? `${kilograms(wasted.guessedGrams)} kg` : undefined,
              lowered,
            })}
            {countedFoods(wasted.unpriced) !== 0 && (
              <>
                {' '}
                {unpricedText(wasted)}{' '}
                {mayTouch && waste.most?.price !== null && (
                  <TextLink to={paths.kitchen(kitchenId)}>{texts.sayPrice}</TextLink>
                )}
              </>
            )}
          </span>
        </p>
      )}
      {isTold && <AllFigures waste={waste} month={month} />}
    </Card>
  );
}

function unpricedText({ money, unpriced, foods }: Sum): string {
  const figures = { count: foodsText(unpriced), of: foodsText(foods) };
  return money === 0 ? texts.noPrices(figures) : texts.unpriced(figures);
}

interface FigureProps {
  value: string;
  unit: string;
  what: ReactNode;
  rule?: string;
}

function Figure({ value, unit, what, rule }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-caption text-ink-soft" title={rule}>
        {what}
      </dt>
      <dd className="font-display text-2xl font-bold tabular-nums">
        {value} <span className="text-base font-semibold">{unit}</span>
      </dd>
    </div>
  );
}
