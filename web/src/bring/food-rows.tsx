import type { PlannedFood } from '@crisper/domain/bring/plan.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { BroughtRow, type FoodRowContext } from './brought-row.tsx';

/** What is drawn at once; five thousand rows would hold up the page. */
const SHOWN_AT_ONCE = 30;

interface FoodRowsProps extends FoodRowContext {
  foods: readonly PlannedFood[];
  empty: string;
}

/** Foods of one group, each with its box and the questions about it alone. */
export function FoodRows({ foods, empty, onTick, ...context }: FoodRowsProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const group = useRef<HTMLDivElement>(null);
  const more = Math.min(SHOWN_AT_ONCE, foods.length - shown);
  if (foods.length === 0) return <p className="text-ink-soft">{empty}</p>;
  const tick = (index: number, isIn: boolean) => {
    onTick(index, isIn);
    // Its row goes to another group, and would take the focus with it.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} tabIndex={-1} className="outline-none">
      <ul className="rounded-card border border-line bg-surface px-4 shadow-rest">
        {foods.slice(0, shown).map((planned) => (
          <BroughtRow key={planned.index} {...context} planned={planned} onTick={tick} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {texts.showMore({ count: more })}
        </Button>
      )}
    </div>
  );
}
