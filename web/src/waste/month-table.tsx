import * as texts from '@crisper/texts/waste/waste.ts';
import { dateFormat } from '#ui/formats.ts';
import type { MonthFigure } from './month-figures.ts';

const monthAndYear = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The figures behind the bars, the newest first. */
export function MonthTable({ figures, unit }: { figures: MonthFigure[]; unit: string }) {
  const columns = [texts.outcomes.eaten, texts.outcomes.wasted, unit];
  return (
    <table className="w-full text-start text-sm">
      <caption className="sr-only">{texts.twelveMonths}</caption>
      <thead className="text-caption text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 text-start font-semibold">
            {texts.month}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 ps-3 text-end align-bottom font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {figures
          .toReversed()
          .map(({ month, isTold, eatenFoods, wastedFoods, text, guessed, guessedText }) => (
            <tr key={month}>
              <th scope="row" className="py-2 text-start align-top font-normal whitespace-nowrap">
                {monthAndYear(new Date(month))}
              </th>
              {isTold ? (
                <>
                  <td className="py-2 ps-3 text-end align-top">{eatenFoods}</td>
                  <td className="py-2 ps-3 text-end align-top">{wastedFoods}</td>
                  <td className="py-2 ps-3 text-end align-top font-semibold">
                    {text}
                    {guessed > 0 && (
                      <span className="block text-xs font-normal text-ink-soft">
                        {texts.ofItGuessed({ figure: guessedText })}
                      </span>
                    )}
                  </td>
                </>
              ) : (
                <td colSpan={columns.length} className="py-2 ps-3 text-end text-ink-soft">
                  {texts.nothingEntered}
                </td>
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
