import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dateFormat } from '#ui/formats.ts';

const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const square = 'grid size-11 place-items-center rounded-control hover:bg-brand-soft disabled:opacity-40';

interface MonthSwitchProps {
  month: CalendarDate;
  months: CalendarDate[];
  onChange: (month: CalendarDate) => void;
}

/** One month back or ahead. */
export function MonthSwitch({ month, months, onChange }: MonthSwitchProps) {
  const index = months.indexOf(month);
  const [before, after] = [months[index - 1], months[index + 1]];
  return (
    <div className="flex items-center justify-between lg:-ms-3 lg:justify-start lg:gap-2">
      <button type="button" disabled={!before} onClick={() => before && onChange(before)} className={square}>
        <ChevronLeft aria-hidden="true" className="size-6" />
        <span className="sr-only">{texts.monthBefore}</span>
      </button>
      <h2 aria-live="polite" className="text-lg lg:min-w-44 lg:text-center">
        {monthAndYear(new Date(month))}
      </h2>
      <button type="button" disabled={!after} onClick={() => after && onChange(after)} className={square}>
        <ChevronRight aria-hidden="true" className="size-6" />
        <span className="sr-only">{texts.monthAfter}</span>
      </button>
    </div>
  );
}
