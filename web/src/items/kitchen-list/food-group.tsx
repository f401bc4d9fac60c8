import type { Due } from '@crisper/domain/items/due.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { type ReactNode, useId } from 'react';
import { DueHeading } from '#items/kitchen/due-heading.tsx';

interface FoodGroupProps {
  /** Unsafe: past its use-by date. */
  due: Due | 'unsafe';
  /** Where it stands, if that is said. */
  place?: string | undefined;
  count: number;
  children: ReactNode;
}

/** What has to be eaten by the same time. */
export function FoodGroup({ due, place, count, children }: FoodGroupProps) {
  const heading = useId();
  if (due === 'unsafe')
    return (
      <div>
        <h2 id={heading} className="sr-only">
          {texts.doNotEat}
        </h2>
        <ul
          aria-labelledby={heading}
          className="divide-y divide-expired/20 overflow-clip rounded-card bg-expired-soft"
        >
          {children}
        </ul>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <DueHeading {...{ due, place, count }} />
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
        {children}
      </ul>
    </div>
  );
}
