import * as texts from '@crisper/texts/items/kitchen-food.ts';
import type { FoodGroupName } from './day-text.ts';

const dots: Record<FoodGroupName, string> = {
  unsafe: 'bg-dot-past',
  past: 'border-2 border-dot-past',
  today: 'bg-dot-today',
  tomorrow: 'bg-dot-tomorrow',
  'this-week': 'bg-line-strong',
  later: 'hidden',
  unknown: 'bg-citrus',
};

interface DueHeadingProps {
  due: FoodGroupName;
  /** In place of how soon: where they stand. */
  place?: string | undefined;
  /** How many things there are below it. */
  count: number;
  as?: 'h2' | 'h3';
}

/** Says once for all rows below it how soon they have to be eaten. */
export function DueHeading({ due, place, count, as: Heading = 'h2' }: DueHeadingProps) {
  return (
    <Heading className={`flex grow items-center gap-2.5 ${Heading === 'h2' ? 'px-1 text-lg' : 'text-base'}`}>
      <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[due]}`} />
      {place ?? texts.dueHeading[due]}
      <span className="ms-auto font-text text-sm font-semibold text-ink-soft tabular-nums">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{texts.dueCount({ count })}</span>
      </span>
    </Heading>
  );
}
