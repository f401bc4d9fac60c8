import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { MEALS_PER_DAY, weekFrom } from '@crisper/domain/recipes/planned-meals.ts';
import * as texts from '@crisper/texts/cook/week.ts';
import { useRef } from 'react';
import { slugOf } from '#cook/cooked-as.ts';
import { UndoNote } from '#cook/undo-note.tsx';
import { DayFace } from './day-face.tsx';
import { dayHeading, dayInSentence } from './day-words.ts';
import type { MealPlanning } from './use-planning.ts';
import type { Week } from './use-week.ts';

interface DishDaysProps {
  offer: DishOffer;
  week: Week;
  today: CalendarDate;
  planning: MealPlanning;
}

/** Puts a dish onto one of the next seven days by a tap, and takes it off by another. */
export function DishDays({ offer, week, today, planning }: DishDaysProps) {
  const { last, plan, takeOff, undo } = planning;
  const part = useRef<HTMLFieldSetElement>(null);
  const planned = week.meals.map(({ meal }) => meal);
  return (
    <fieldset ref={part} tabIndex={-1} className="grid grid-cols-1 gap-1.5 outline-none">
      <legend className="mb-1.5 px-1 font-semibold">{texts.putOnDay}</legend>
      <div className="grid grid-cols-7 rounded-card border border-line bg-surface p-1 shadow-rest">
        {weekFrom(today).map((day) => {
          const meals = planned.filter((meal) => meal.day === day);
          const own = meals.find((meal) => slugOf(meal.dish) === offer.dish.slug);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={own !== undefined}
              disabled={!own && meals.length >= MEALS_PER_DAY}
              aria-label={texts.dayWith({ day: dayHeading(day, today), count: meals.length })}
              onClick={() => (own ? takeOff(own) : plan(offer, day, week))}
              className="min-h-14 rounded-control hover:bg-brand-soft/60 disabled:opacity-40 aria-pressed:bg-brand-soft aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-brand"
            >
              <DayFace day={day} isToday={day === today} meals={meals} />
            </button>
          );
        })}
      </div>
      {last && (
        <UndoNote onUndo={() => undo(last)} takeFocus={() => part.current?.focus({ preventScroll: true })}>
          {(last.isPlanned ? texts.plannedFor : texts.notPlanned)({
            day: dayInSentence(last.meal.day, today),
            listed: last.listed,
          })}
        </UndoNote>
      )}
    </fieldset>
  );
}
