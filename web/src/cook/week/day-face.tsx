import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import { dateFormat } from '#ui/formats.ts';

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const dayOfMonth = dateFormat({ day: 'numeric', timeZone: 'UTC' });

interface DayFaceProps {
  day: CalendarDate;
  isToday: boolean;
  meals: readonly Pick<PlannedMeal, '_id'>[];
}

/** A day of the strip with a dot for each of its meals; its words are said by what is around it. */
export const DayFace = ({ day, isToday, meals }: DayFaceProps) => (
  <span aria-hidden="true" className="grid justify-items-center gap-0.5 py-1.5">
    <span className={`text-caption ${isToday ? 'font-bold text-brand' : 'text-ink-soft'}`}>
      {weekday(new Date(day))}
    </span>
    <span className="leading-tight font-semibold tabular-nums">{dayOfMonth(new Date(day))}</span>
    <span className="flex h-1.5 gap-0.5">
      {meals.map(({ _id }) => (
        <span key={_id} className="size-1.5 rounded-full bg-brand" />
      ))}
    </span>
  </span>
);
