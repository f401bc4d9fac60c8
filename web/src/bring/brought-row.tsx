import { isWanted, mayBePutIn } from '@crisper/domain/bring/brought.ts';
import type { PlannedFood } from '@crisper/domain/bring/plan.ts';
import { dayOfOne, type Question } from '@crisper/domain/bring/questions.ts';
import type { NamedPlace } from '@crisper/domain/kitchens/place-schema.ts';
import { isBuiltIn } from '@crisper/domain/pictures/picture-address.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import { amountText } from '#kitchen/amount-text.ts';
import { placed, placeText } from '#kitchen/places.ts';
import { Button } from '#ui/button.tsx';
import { shortDay } from './answer-text.ts';
import { OwnDay } from './own-day.tsx';

export interface FoodRowContext {
  places: NamedPlace[];
  /** The row in the file. */
  rowOf: (index: number) => number;
  questionsOf: (index: number) => readonly Question[];
  /** Whether the day of a food is asked about together with that of others. */
  mayHaveDay: (index: number) => boolean;
  field: (question: Question) => ReactNode;
  onAnswer: (id: string, chosen: string) => void;
  onTick: (index: number, isIn: boolean) => void;
}

interface FoodRowProps extends FoodRowContext {
  planned: PlannedFood;
}

/** Nothing is asked of the web before it is put in. */
const builtIn = (image: string | null | undefined) => (image && isBuiltIn(image) ? image : null);

const NOT_EATEN = 'font-semibold text-expired';

function dateText({ food: { labelDate }, isGuess, expiryDate, advice }: PlannedFood): string {
  if (expiryDate === null) return labelDate === null ? texts.keeps : texts.noDate;
  if (!isGuess) return shortDay(expiryDate);
  // A guess that has passed is no day to go by.
  return advice ? texts.advice[advice] : texts.about({ day: shortDay(expiryDate) });
}

/** The day of the source, where another one is shown. */
function dayThere({ food, isGuess, expiryDate, advice }: PlannedFood): string | null {
  const { labelDate, estimated } = food;
  if (!isGuess) return null;
  const isShown = labelDate === expiryDate && advice === null;
  return labelDate && !estimated && !isShown ? texts.inTheFile({ day: shortDay(labelDate) }) : null;
}

export function BroughtRow({ planned, places, rowOf, questionsOf, mayHaveDay, field, ...on }: FoodRowProps) {
  const id = useId();
  const { index, food, leftOut, isGuess, advice } = planned;
  const { title, category = 'Others', image } = food;
  const name = title || texts.inRow({ at: rowOf(index) });
  const details = [
    amountText(food.amount, food.unit),
    placeText(placed(food.place, places)),
    dayThere(planned),
  ]
    .filter(Boolean)
    .join(' · ');
  const words = (
    <>
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-frost text-ink-soft">
        <ItemPicture item={{ category, image: builtIn(image) }} className="size-full" />
      </span>
      {/* Beside a long name, the day takes a line of its own. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="max-w-full grow">
          <span className="line-clamp-3 font-semibold wrap-anywhere">{name}</span>
          <span id={`${id}details`} className="block text-sm text-ink-soft wrap-anywhere">
            {leftOut ? (
              <span className={leftOut === 'use-by-passed' ? NOT_EATEN : ''}>{texts.reason[leftOut]}</span>
            ) : (
              details
            )}
            {!leftOut && !isGuess && advice && (
              <>
                {' · '}
                <span className={advice === 'do-not-eat' ? NOT_EATEN : ''}>{texts.advice[advice]}</span>
              </>
            )}
          </span>
        </span>
        {!leftOut && (
          <span
            id={`${id}day`}
            className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full text-caption ${isGuess && advice === 'do-not-eat' ? NOT_EATEN : ''} ${isGuess ? 'border border-dashed border-line-strong px-2.5 py-1' : 'py-1 sm:px-2.5'}`}
          >
            {isGuess && <CalendarDays aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />}
            {dateText(planned)}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] last:border-0">
      {leftOut ? (
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          {words}
          {mayBePutIn(leftOut) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.putInAllTheSameWhich({ title: name })}
              aria-describedby={`${id}details`}
              onClick={() => on.onTick(index, true)}
            >
              {texts.putInAllTheSame}
            </Button>
          )}
        </div>
      ) : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand"
            checked
            aria-label={texts.putInThis({ title: name })}
            // The day before the advice, which would be read as one with it.
            aria-describedby={`${id}day ${id}details`}
            onChange={() => on.onTick(index, false)}
          />
          {words}
        </label>
      )}
      {isWanted(leftOut) && (
        <>
          {questionsOf(index).map((question) => (
            <div key={question.id}>{field(question)}</div>
          ))}
          {mayHaveDay(index) && (
            <OwnDay
              title={name}
              className={leftOut ? 'ms-14' : 'ms-22'}
              onDay={(day) => on.onAnswer(dayOfOne(index), day)}
            />
          )}
        </>
      )}
    </li>
  );
}
