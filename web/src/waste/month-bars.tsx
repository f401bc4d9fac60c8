import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { dateFormat } from '#ui/formats.ts';

const HEIGHT = 100;
const LEAST = 3;

const initial = dateFormat({ month: 'narrow', timeZone: 'UTC' });
const whole = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthFigure {
  month: CalendarDate;
  value: number;
  /** How much of it is a guess. */
  guessed: number;
  /** As a person reads it. */
  text: string;
}

interface MonthBarsProps {
  figures: MonthFigure[];
  /** What is measured. */
  what: string;
  chosen: CalendarDate;
  onChoose: (month: CalendarDate) => void;
}

/** Twelve months as bars, of which one is chosen, or the same figures as a table. */
export function MonthBars({ figures, what, chosen, onChoose }: MonthBarsProps) {
  const [isTable, setTable] = useState(false);
  const most = Math.max(...figures.map(({ value }) => value), 1);
  return (
    <Card as="section" aria-labelledby="months-title" className="grid gap-4 p-4 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 id="months-title" className="text-heading">
          {texts.twelveMonths}
        </h2>
        <button
          type="button"
          onClick={() => setTable(!isTable)}
          className="min-h-11 rounded-control px-2 text-sm font-semibold text-brand hover:underline"
        >
          {isTable ? texts.asBars : texts.asTable}
        </button>
      </div>
      {isTable ? (
        <table className="w-full text-start">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 text-start font-semibold">
                {texts.month}
              </th>
              <th scope="col" className="py-1.5 text-end font-semibold">
                {what}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {figures.toReversed().map(({ month, text }) => (
              <tr key={month}>
                <th scope="row" className="py-2 text-start font-normal">
                  {whole(new Date(month))}
                </th>
                <td className="py-2 text-end font-semibold tabular-nums">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ol className="grid grid-cols-12 gap-1 sm:gap-2">
          {figures.map(({ month, value, guessed, text }) => (
            <li key={month}>
              <button
                type="button"
                aria-pressed={month === chosen}
                aria-label={texts.monthFigure({ month: whole(new Date(month)), figure: text })}
                onClick={() => onChoose(month)}
                className="group grid w-full justify-items-center gap-1 rounded-control text-caption"
              >
                <Bar
                  share={value / most}
                  sure={value === 0 ? 0 : (value - guessed) / value}
                  isChosen={month === chosen}
                />
                <span className={month === chosen ? 'font-bold text-ink' : 'text-ink-soft'}>
                  {initial(new Date(month))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** What is guessed is paler than what was weighed. */
function Bar({ share, sure, isChosen }: { share: number; sure: number; isChosen: boolean }) {
  const height = share === 0 ? 0 : Math.max(LEAST, share * HEIGHT);
  return (
    <svg
      viewBox={`0 0 20 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`h-28 w-full overflow-hidden rounded-md bg-sunken fill-orange ${isChosen ? '' : 'opacity-65 group-hover:opacity-100'}`}
    >
      <rect width="20" y={HEIGHT - height} height={height} opacity={0.5} />
      <rect width="20" y={HEIGHT - height * sure} height={height * sure} />
    </svg>
  );
}
