import { type DateKind, goodThrough, type Keeping } from './good-through.ts';

/** Whether it lies in a freezer. */
export const isFrozen = ({ freezing }: Keeping): boolean => freezing !== null && freezing.thawed === null;

/**
 * What the day through which food is good means when it has passed. A use-by date is about safety, also where opening or
 * thawing brought the day forward; in a freezer only the taste suffers. All other days that we reckoned are estimates.
 */
export function dateMeaning(keeping: Keeping): DateKind {
  if (isFrozen(keeping)) return 'estimate';
  if (keeping.dateKind === 'use-by') return 'use-by';
  return goodThrough(keeping)?.because === 'label' ? keeping.dateKind : 'estimate';
}
