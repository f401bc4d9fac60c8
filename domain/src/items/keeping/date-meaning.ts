import type { CalendarDate } from '#calendar-date.ts';
import { type DateKind, goodThrough, isFrozenPerhapsTooLate, type Keeping } from './good-through.ts';

/** Whether it lies in a freezer. */
export const isFrozen = ({ freezing }: Keeping): boolean => freezing !== null && freezing.thawed === null;

/**
 * What the day through which food is good means when it has passed. A use-by date is about safety, also where opening or
 * thawing brought the day forward; in a freezer only the taste suffers, of what was frozen in time. All other days that
 * we reckoned are estimates.
 */
export function dateMeaning(keeping: Keeping): DateKind {
  if (isFrozen(keeping) && !isFrozenPerhapsTooLate(keeping)) return 'estimate';
  if (keeping.dateKind === 'use-by') return 'use-by';
  return goodThrough(keeping)?.because === 'label' ? keeping.dateKind : 'estimate';
}

/** Who says through when it is good: a person or a label; one of our rules; nobody. */
export type DateCertainty = 'said' | 'estimated' | 'unknown';

export function dateCertainty(keeping: Keeping): DateCertainty {
  const { dateKind, estimated, keeps } = keeping;
  const good = goodThrough(keeping);
  if (!good) return estimated ? 'estimated' : keeps ? 'said' : 'unknown';
  const isSaid = good.because === 'label' && !estimated && dateKind !== 'estimate';
  return isSaid ? 'said' : 'estimated';
}

interface Dated {
  expiryDate: CalendarDate | null;
  keeping: Keeping;
}

/** What to do with food whose day has passed. */
export const ADVICES = ['do-not-eat', 'look-smell-taste'] as const;
export type Advice = (typeof ADVICES)[number];

/** Null while it is good, or has no date. Every page, mail and notice says this and nothing else. */
export function adviceOf({ expiryDate, keeping }: Dated, today: CalendarDate): Advice | null {
  if (expiryDate === null || expiryDate >= today) return null;
  return dateMeaning(keeping) === 'use-by' ? 'do-not-eat' : 'look-smell-taste';
}
