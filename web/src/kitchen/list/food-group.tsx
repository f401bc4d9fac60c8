import type { ReactNode } from 'react';
import type { FoodGroupName } from '#kitchen/day-text.ts';
import { DueHeading } from '#kitchen/due-heading.tsx';

interface FoodGroupProps {
  due: FoodGroupName;
  /** Where it stands, if that is said. */
  place?: string | undefined;
  count: number;
  children: ReactNode;
}

/** What has to be eaten by the same time. */
export const FoodGroup = ({ due, place, count, children }: FoodGroupProps) => (
  <div className="grid grid-cols-1 gap-2">
    <DueHeading {...{ due, place, count }} />
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
      {children}
    </ul>
  </div>
);
