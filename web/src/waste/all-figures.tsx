import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { OUTCOMES } from '@crisper/domain/items/keeping/toll.ts';
import { countedFoods, isRounded } from '@crisper/domain/waste/counted-foods.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyText } from '#ui/numbers/money.ts';
import { foodsText, kilograms } from './amounts.ts';
import { lowered } from './lowered.tsx';
import { type Sum, sumOf } from './sums.ts';

interface Row {
  name: string;
  title: ReactNode;
  figure: (sum: Sum) => string;
  /** What of it is a guess, or not known. */
  doubt: (sum: Sum) => string | null;
}

const rowsIn = (currency: string): Row[] => [
  {
    name: 'foods',
    title: texts.foods,
    figure: ({ foods }) => foodsText(foods),
    doubt: ({ foods }) => (isRounded(foods) ? texts.rounded : null),
  },
  {
    name: 'weight',
    title: texts.weight,
    figure: ({ grams }) => `${kilograms(grams)} kg`,
    doubt: ({ guessedGrams }) =>
      guessedGrams > 0 ? texts.ofItGuessed({ figure: `${kilograms(guessedGrams)} kg` }) : null,
  },
  {
    name: 'money',
    title: texts.money,
    figure: ({ money }) => moneyText(money, currency),
    doubt: ({ unpriced }) =>
      countedFoods(unpriced) === 0 ? null : texts.withoutPrice({ count: foodsText(unpriced) }),
  },
  {
    name: 'co2e',
    title: texts.co2e(lowered),
    figure: ({ co2e }) => `${kilograms(co2e)} kg`,
    doubt: ({ co2e }) => (co2e > 0 ? texts.guessed : null),
  },
];

interface AllFiguresProps {
  waste: Waste;
  month: CalendarDate;
}

/** What was eaten, thrown away and given away in one month, in every measure. */
export function AllFigures({ waste: { months, currency }, month }: AllFiguresProps) {
  const outcomes = OUTCOMES.map((outcome) => ({ outcome, sum: sumOf(months, { month, outcome }) })).filter(
    ({ outcome, sum }) => outcome !== 'given-away' || sum.grams > 0,
  );
  return (
    <details className="group border-t border-line pt-1">
      <summary className="-mb-2 flex min-h-11 list-none items-center justify-between gap-4 rounded-control text-sm font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
        {texts.allFigures}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-3 w-full text-sm">
        <thead className="text-caption text-ink-soft">
          <tr>
            <td />
            {outcomes.map(({ outcome }) => (
              <th key={outcome} scope="col" className="py-1.5 ps-2 text-end align-bottom font-semibold">
                {texts.outcomes[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rowsIn(currency).map(({ name, title, figure, doubt }) => (
            <tr key={name}>
              <th scope="row" className="py-2 text-start align-top font-normal">
                {title}
              </th>
              {outcomes.map(({ outcome, sum }) => (
                <td key={outcome} className="py-2 ps-2 text-end align-top font-semibold">
                  {figure(sum)}
                  {doubt(sum) && (
                    <span className="block text-xs font-normal text-ink-soft">{doubt(sum)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
