import { ACTIVITY_KINDS } from '#activities/activity.ts';

/** Everything that can happen to an item. */
const ITEM_EVENT_KINDS = [
  ...ACTIVITY_KINDS,
  /** A change from before there were events: only its expiry dates are known. */
  'counted',
] as const;
export type ItemEventKind = (typeof ITEM_EVENT_KINDS)[number];

/** After these the item is gone, and the person whose it was is told if somebody else did it. */
export const TAKEN_KINDS = ['item-eaten', 'item-wasted', 'item-given-away', 'item-removed'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];
