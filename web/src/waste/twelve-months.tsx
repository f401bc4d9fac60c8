import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { HatchSwatch } from './hatch.tsx';
import { measureOf } from './measure.ts';
import { MonthBars } from './month-bars.tsx';
import { monthFigures } from './month-figures.ts';
import { MonthTable } from './month-table.tsx';

interface TwelveMonthsProps {
  waste: Waste;
  months: CalendarDate[];
  chosen: CalendarDate;
  onChoose: (month: CalendarDate) => void;
}

/** Twelve months as bars, of which one is chosen, or the same figures as a table. */
export function TwelveMonths({ waste, months, chosen, onChoose }: TwelveMonthsProps) {
  const [isTable, setTable] = useState(false);
  const figures = monthFigures(waste, months);
  const { unit } = measureOf(waste);
  return (
    <Card as="section" aria-labelledby="months-title" className="grid gap-2 p-4 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="months-title" className="text-heading">
          {texts.twelveMonths}
        </h2>
        <button
          type="button"
          onClick={() => setTable(!isTable)}
          className="-me-2 min-h-11 rounded-control px-2 text-sm font-semibold text-brand hover:underline"
        >
          {isTable ? texts.asBars : texts.asTable}
        </button>
      </div>
      {isTable ? (
        <MonthTable figures={figures} unit={unit} />
      ) : (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-caption text-ink-soft">
            {texts.measured({ unit })}
            {figures.some(({ guessed }) => guessed > 0) && (
              <span className="flex items-start gap-2">
                <HatchSwatch />
                {texts.hatched}
              </span>
            )}
          </p>
          <MonthBars figures={figures} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </Card>
  );
}
