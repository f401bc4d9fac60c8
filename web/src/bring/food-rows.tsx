import { mayBePutIn } from '@crisper/domain/bring/brought.ts';
import type { PlannedFood } from '@crisper/domain/bring/plan.ts';
import type { Question } from '@crisper/domain/bring/questions.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { type ReactNode, useState } from 'react';
import { amountText } from '#kitchen/amount-text.ts';
import { placed, placeText } from '#kitchen/places.ts';
import { Button } from '#ui/button.tsx';
import { dayText } from './answer-text.ts';

/** What is drawn at once; five thousand rows would hold up the page. */
const SHOWN_AT_ONCE = 50;

function dateText({ food: { labelDate, estimated }, expiryDate }: PlannedFood): string {
  if (expiryDate === null) return labelDate === null ? texts.keeps : texts.noDate;
  const day = dayText(expiryDate as CalendarDate);
  return estimated ? texts.about({ day }) : day;
}

interface FoodRowsProps {
  foods: readonly PlannedFood[];
  places: NamedPlace[];
  empty: string;
  /** The row in the file. */
  rowOf: (index: number) => number;
  questionsOf: (index: number) => readonly Question[];
  field: (question: Question) => ReactNode;
  onTick: (index: number, isIn: boolean) => void;
}

/** Foods of one group, each with its box and the questions about it alone. */
export function FoodRows({ foods, places, empty, rowOf, questionsOf, field, onTick }: FoodRowsProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const more = Math.min(SHOWN_AT_ONCE, foods.length - shown);
  if (foods.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <>
      <ul>
        {foods.slice(0, shown).map((planned) => {
          const { index, food, leftOut } = planned;
          const { title } = food;
          const details = [
            amountText(food.amount, food.unit),
            placeText(placed(food.place, places)),
            dateText(planned),
          ];
          const words = (
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">
                {title || texts.inRow({ at: rowOf(index) })}
              </span>
              <span className="block text-sm text-ink-soft wrap-anywhere">
                {leftOut ? texts.reason[leftOut] : details.join(' · ')}
              </span>
            </span>
          );
          return (
            <li key={index} className="grid grid-cols-1 gap-2 border-b border-line py-3 last:border-0">
              {mayBePutIn(leftOut) ? (
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-brand"
                    checked={leftOut === null}
                    aria-label={leftOut ? texts.putInAllTheSame({ title }) : texts.putInThis({ title })}
                    onChange={({ target }) => onTick(index, target.checked)}
                  />
                  {words}
                </label>
              ) : (
                words
              )}
              {leftOut === null &&
                questionsOf(index).map((question) => <div key={question.id}>{field(question)}</div>)}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.showMore({ count: more })}
        </Button>
      )}
    </>
  );
}
