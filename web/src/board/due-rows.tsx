import type { DueFood } from '@crisper/domain/today/kitchen-today.ts';
import * as texts from '@crisper/texts/keys/board.ts';
import { useRows } from './use-rows.ts';

const isRefused = ({ advice }: DueFood) => advice === 'do-not-eat';

/** How near the day is. A guess is dashed, and says so in its text. */
function edgeOf({ daysLeft, certainty }: DueFood): string {
  const tone =
    daysLeft < 0
      ? 'border-dot-past'
      : daysLeft === 0
        ? 'border-dot-today'
        : daysLeft === 1
          ? 'border-dot-tomorrow'
          : 'border-line-strong';
  return `${tone} ${certainty === 'estimated' ? 'border-dashed' : ''}`;
}

/** What to eat today, as large as it can be read from across the kitchen. What must not be eaten stands apart. */
export function DueRows({ foods, total }: { foods: readonly DueFood[]; total: number }) {
  const room = useRows({ rowRem: 5, restRem: 10.5 });
  const refused = foods.filter(isRefused);
  const eatable = foods.filter((food) => !isRefused(food));
  const shown = eatable.slice(0, Math.max(1, refused.length > 0 ? room - 1 : room));
  const rest = total - refused.length - shown.length;
  return (
    <section aria-labelledby="eat-first" className="grid min-w-0 content-start gap-2">
      <h2 id="eat-first" className="text-[1.75rem] leading-9">
        {texts.eatFirst}
      </h2>
      {eatable.length === 0 && <p className="text-[1.75rem] text-ink-soft">{texts.nothingDue}</p>}
      <ul className="grid">
        {shown.map((food) => (
          <li
            key={food.id}
            className={`my-1 grid min-h-18 content-center lg:h-18 border-s-8 ps-4 ${edgeOf(food)}`}
          >
            <span dir="auto" className="text-[2.25rem] leading-10 font-semibold wrap-anywhere lg:truncate">
              {food.title}
            </span>
            <span className="text-[1.5rem] leading-8 text-ink-soft first-letter:uppercase lg:truncate">
              {food.text}
            </span>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <p className="rounded-card bg-expired-soft px-4 text-[1.75rem] leading-14 wrap-anywhere lg:truncate font-semibold text-expired">
          {texts.doNotEat({ titles: refused.map(({ title }) => title).join(', ') })}
        </p>
      )}
      {rest > 0 && <p className="text-[1.5rem] text-ink-soft">{texts.more({ count: rest })}</p>}
    </section>
  );
}
