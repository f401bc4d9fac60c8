import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as paths from '@crisper/domain/paths.ts';
import { type PlannedMeal, weekFrom } from '@crisper/domain/recipes/planned-meals.ts';
import * as cookTexts from '@crisper/texts/cook/cook.ts';
import * as texts from '@crisper/texts/cook/week.ts';
import { inSentence } from '@crisper/texts/cook/words.ts';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { slugOf } from '#cook/cooked-as.ts';
import { UndoNote } from '#cook/undo-note.tsx';
import { listed, nameOf, textOf } from '#cook/words.ts';
import { useRecipeActs } from '#recipes/use-recipe-acts.ts';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { useFocusHandover } from '#ui/use-focus-handover.ts';
import { DayFace } from './day-face.tsx';
import { dayHeading, dayInSentence } from './day-words.ts';
import type { Week, WeekMeal } from './use-week.ts';

interface WeekSectionProps {
  kitchenId: string;
  week: Week;
  today: CalendarDate;
  /** Guests look, and touch nothing. */
  mayTouch: boolean;
  /** Whether it is known what is planned. */
  isKnown: boolean;
}

const titleOf = ({ meal, dish }: WeekMeal): string => (dish ? textOf(dish).title : meal.dish.title);

/** The next seven days with the dishes that are planned for them. */
export function WeekSection({ kitchenId, week, today, mayTouch, isKnown }: WeekSectionProps) {
  const { meals, retry } = week;
  const acts = useRecipeActs(kitchenId);
  const [takenOff, setTakenOff] = useState<{ meal: PlannedMeal; title: string } | null>(null);
  const section = useRef<HTMLElement>(null);
  const takeFocus = () => section.current?.focus({ preventScroll: true });
  const focusUndo = () =>
    (section.current?.querySelector<HTMLElement>('[data-undo]') ?? section.current)?.focus({
      preventScroll: true,
    });
  const on = (day: CalendarDate) => meals.filter(({ meal }) => meal.day === day).map(({ meal }) => meal);
  return (
    <section ref={section} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
      <h2 className="px-1 text-lg">{texts.heading}</h2>
      <div className="overflow-clip rounded-card border border-line bg-surface shadow-rest">
        <ol className="grid grid-cols-7 px-1">
          {weekFrom(today).map((day) => (
            <li key={day}>
              <DayFace day={day} isToday={day === today} meals={on(day)} />
              <span className="sr-only">
                {texts.dayWith({ day: dayHeading(day, today), count: on(day).length })}
              </span>
            </li>
          ))}
        </ol>
        {meals.length === 0 && (
          <p
            className={`border-t border-line px-4 py-2.5 text-sm text-ink-soft ${isKnown ? '' : 'invisible'}`}
          >
            {texts.nothingPlanned}
          </p>
        )}
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {meals.map((one) => (
            <MealRow
              key={one.meal._id}
              {...{ kitchenId, one, today }}
              takeFocus={focusUndo}
              onTakeOff={
                mayTouch
                  ? () => {
                      setTakenOff({ meal: one.meal, title: titleOf(one) });
                      void acts.unplan(one.meal);
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      </div>
      {retry && meals.some(({ dish, isGone }) => !dish && !isGone) && (
        <LoadFailed message={texts.recipesNotRead} onRetry={retry} />
      )}
      {takenOff && (
        <UndoNote
          takeFocus={takeFocus}
          onUndo={() => {
            setTakenOff(null);
            void acts.plan(takenOff.meal);
          }}
        >
          {texts.takenOff(takenOff)}
        </UndoNote>
      )}
    </section>
  );
}

interface MealRowProps {
  kitchenId: string;
  one: WeekMeal;
  today: CalendarDate;
  onTakeOff: (() => void) | undefined;
  /** It is going, and has the focus. */
  takeFocus: () => void;
}

/** What there is for it: nothing is said of a dish that is not read yet. */
function stateOf({ dish, food, isGone }: WeekMeal): string | null {
  if (!dish) return isGone ? texts.dishGone : null;
  if (!food) return null;
  const words = textOf(dish).slots;
  const missing = food.offer.lacking.map(({ food: missed, slot }) =>
    missed ? inSentence(nameOf(missed.id)) : (words[slot.id] ?? ''),
  );
  return missing.length > 0 ? cookTexts.missing({ foods: listed(missing) }) : cookTexts.hasEverything;
}

function MealRow({ kitchenId, one, today, onTakeOff, takeFocus }: MealRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHandover(row, takeFocus);
  const { meal, dish } = one;
  const title = titleOf(one);
  const state = stateOf(one);
  const words = (
    <>
      <span className="w-22 shrink-0 text-sm font-semibold text-ink-soft">{dayHeading(meal.day, today)}</span>
      <span className="grid min-w-0 grow grid-cols-1">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="text-caption text-ink-soft wrap-anywhere">
          {[meal.addedBy, texts.portions({ count: meal.portions }), state].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  const look = 'flex min-h-14 min-w-0 grow items-center gap-2 py-2 ps-4';
  return (
    <li ref={row} className="flex items-center">
      {dish ? (
        <Link
          to={paths.kitchenDish(kitchenId, slugOf(meal.dish))}
          className={`${look} hover:bg-brand-soft/40`}
        >
          {words}
        </Link>
      ) : (
        <span className={look}>{words}</span>
      )}
      {onTakeOff && (
        <button
          type="button"
          onClick={onTakeOff}
          aria-label={texts.takeOff({ title, day: dayInSentence(meal.day, today) })}
          className="grid size-12 shrink-0 place-items-center text-ink-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </li>
  );
}
