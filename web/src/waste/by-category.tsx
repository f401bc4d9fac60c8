import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES, categoryPicture } from '@crisper/domain/foods/category.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { Card } from '#ui/card.tsx';
import { hatchOf } from './hatch.tsx';
import { measureOf } from './measure.ts';
import { sumOf } from './sums.ts';

/** What was thrown away in one month, the most first. */
export function ByCategory({ waste, month }: { waste: Waste; month: CalendarDate }) {
  const { size, guessed, text } = measureOf(waste);
  const rows = CATEGORIES.map((category) => {
    const sum = sumOf(waste.months, { month, outcome: 'wasted', category });
    return { category, value: size(sum), guess: guessed(sum) };
  })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const most = rows[0]?.value ?? 1;
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="categories-title" className="grid gap-3 lg:col-start-2 p-4 sm:p-6">
      <h2 id="categories-title" className="text-heading">
        {texts.byCategory}
      </h2>
      <ul className="grid gap-4">
        {rows.map(({ category, value, guess }) => (
          <li key={category} className="grid grid-cols-[1.75rem_5.5rem_1fr_4rem] items-center gap-3">
            <img src={categoryPicture(category)} alt="" width="28" height="28" className="size-7" />
            <span className="truncate">{categoryName[category]}</span>
            <svg aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-full bg-quiet">
              <rect width={`${((value - guess) / most) * 100}%`} height="100%" className="fill-orange" />
              <rect
                x={`${((value - guess) / most) * 100}%`}
                width={`${(guess / most) * 100}%`}
                height="100%"
                fill={hatchOf('chosen')}
              />
            </svg>
            <span className="text-end tabular-nums">
              {text(value)}
              {guess > 0 && <span className="sr-only"> {texts.ofItGuessed({ figure: text(guess) })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
