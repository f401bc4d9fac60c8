import { ACTIVITY_KINDS } from '#activities/activity.ts';

/** Everything that can happen to an item. */
const ITEM_EVENT_KINDS = [
  ...ACTIVITY_KINDS,
  /** A change from before there were events: only its expiry dates are known. */
  'counted',
] as const;
export type ItemEventKind = (typeof ITEM_EVENT_KINDS)[number];
