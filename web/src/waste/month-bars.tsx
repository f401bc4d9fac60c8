import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { Check } from 'lucide-react';
import { dateFormat } from '#ui/formats.ts';
import { hatchOf } from './hatch.tsx';
import type { MonthFigure } from './month-figures.ts';

/** A bar of which nothing could be seen would look like none. */
const LEAST_PERCENT = 4;

const initial = dateFormat({ month: 'narrow', timeZone: 'UTC' });
const whole = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthBarsProps {
  figures: MonthFigure[];
  chosen: CalendarDate;
  onChoose: (month: CalendarDate) => void;
}

/** One bar a month, of which one is chosen: by a tap, or by the arrow keys. */
export function MonthBars({ figures, chosen, onChoose }: MonthBarsProps) {
  const most = Math.max(...figures.map(({ value }) => value), 1);
  const highest = figures.findIndex(({ value }) => value === most);
  return (
    <fieldset>
      <legend className="sr-only">{texts.chooseMonth}</legend>
      <div className="grid grid-cols-12 gap-1 sm:gap-2">
        {figures.map((figure, index) => (
          <label
            key={figure.month}
            className="group relative grid cursor-pointer justify-items-center gap-1 rounded-lg text-caption has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="month"
              className="sr-only"
              checked={figure.month === chosen}
              onChange={() => onChoose(figure.month)}
              aria-label={texts.monthFigure({ month: whole(new Date(figure.month)), figure: spoken(figure) })}
            />
            <span
              aria-hidden="true"
              className={`h-5 text-xs font-semibold whitespace-nowrap tabular-nums ${figure.month === chosen ? 'text-ink' : 'text-ink-soft'}`}
            >
              {figure.value > 0 && (index === highest || index >= figures.length - 2) && figure.short}
            </span>
            <Bar figure={figure} share={figure.value / most} isChosen={figure.month === chosen} />
            <span
              aria-hidden="true"
              className={figure.month === chosen ? 'font-bold text-ink' : 'text-ink-soft'}
            >
              {initial(new Date(figure.month))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function spoken({ isTold, value, text, guessed, guessedText }: MonthFigure): string {
  if (!isTold) return texts.nothingEntered;
  if (value === 0) return texts.nothingWasted;
  return guessed > 0 ? texts.monthGuessed({ figure: text, guessed: guessedText }) : text;
}

interface BarProps {
  figure: MonthFigure;
  share: number;
  isChosen: boolean;
}

/** A month without waste has a tick; one without entries has neither tick nor bar. */
function Bar({ figure: { isTold, value, guessed }, share, isChosen }: BarProps) {
  const height = value === 0 ? 0 : Math.max(LEAST_PERCENT, share * 100);
  const sure = value === 0 ? 0 : height * (1 - guessed / value);
  return (
    <span
      className={`relative block h-32 w-full overflow-hidden rounded-lg bg-quiet lg:h-52 ${isTold ? '' : 'opacity-45'} ${isChosen ? '' : 'group-hover:brightness-95 dark:group-hover:brightness-125'}`}
    >
      <svg aria-hidden="true" className="size-full">
        <rect
          width="100%"
          y={`${100 - height}%`}
          height={`${height - sure}%`}
          fill={hatchOf(isChosen ? 'chosen' : 'past')}
        />
        <rect
          width="100%"
          y={`${100 - sure}%`}
          height={`${sure}%`}
          className={isChosen ? 'fill-orange' : 'fill-waste-past'}
        />
      </svg>
      {isTold && value === 0 && (
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className={`absolute inset-x-0 bottom-2 mx-auto size-4.5 ${isChosen ? 'text-brand' : 'text-ink-soft'}`}
        />
      )}
    </span>
  );
}
