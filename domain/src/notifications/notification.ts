import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { daysLeft, freshness, isRecentlyExpired } from '#items/freshness.ts';
import type { Item } from '#items/item.ts';
import { TAKEN_KINDS } from '#items/item-event.ts';
import { itemIdSchema } from '#items/item-schema.ts';
import { ADVICES, adviceOf, dateCertainty } from '#items/keeping/date-meaning.ts';
import type { KitchenId } from '#kitchens/kitchen.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { PRIORITIES, type Priority } from './priority.ts';

/** For how long a person is told that another person finished what was theirs. */
export const TAKEN_TOLD_DAYS = 7;

const takenSchema = z.object({
  /** The event that the person is told of. */
  event: z.uuid(),
  kind: z.enum(TAKEN_KINDS),
  /** The name of the person who did it. */
  by: z.string(),
  /** The kitchen's name. */
  kitchen: z.string(),
  /** The person had offered it in the public fridge. */
  free: z.optional(z.literal(true)),
});
export type Taken = z.output<typeof takenSchema>;

export const notificationSchema = z.object({
  kitchenId: kitchenIdSchema,
  itemId: itemIdSchema,
  title: z.string(),
  message: z.string(),
  type: z.enum(['warning', 'info', 'expired', 'taken']),
  priority: z.enum(PRIORITIES),
  /** 0 on the last good day, below 0 once expired. Of food that was taken, the days since then, below 0. */
  daysLeft: z.int(),
  /** Nobody said the day: one of our rules did. */
  isEstimated: z.boolean(),
  /** What to do with it once its day has passed, where the kitchen knows what the day means. */
  advice: z.nullable(z.enum(ADVICES)),
  /** Of food that belonged to the person, and that another person finished. */
  taken: z.optional(takenSchema),
  /** The person has seen this before. */
  seen: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;
/** A notification without its text. */
export type Told = Omit<Notification, 'seen' | 'message'>;

/** A seen notification stays seen until the same item becomes more urgent, expires, or is taken once more. */
export function seenKey({ itemId, type, taken }: Pick<Notification, 'itemId' | 'type' | 'taken'>): string {
  return `${taken?.event ?? itemId} ${type}`;
}

interface KeptItem extends Pick<Item, '_id' | 'title' | 'expiryDate' | 'keeping'> {
  kitchenId: KitchenId;
}
type DatedItem = KeptItem & { expiryDate: CalendarDate };

/**
 * The notifications for the owner of these items, each on the day that it is in its kitchen: expired items, the latest
 * first, then those to eat next. Items with as many days left are in the order of the lists sorted by 'expiry-latest' and
 * 'expiry-soonest'.
 */
export function notificationsFor(
  items: readonly KeptItem[],
  todayIn: (kitchenId: KitchenId) => CalendarDate,
): Told[] {
  return items
    .filter(
      (item): item is DatedItem =>
        item.expiryDate !== null && concerns(item.expiryDate, todayIn(item.kitchenId)),
    )
    .map((item) => toNotification(item, todayIn(item.kitchenId)))
    .sort(byUrgency);
}

function byUrgency(a: Told, b: Told): number {
  const expiredFirst = Number(b.daysLeft < 0) - Number(a.daysLeft < 0);
  if (expiredFirst !== 0) return expiredFirst;
  const soonestFirst = a.daysLeft - b.daysLeft || (a.itemId < b.itemId ? -1 : 1);
  return a.daysLeft < 0 ? -soonestFirst : soonestFirst;
}

function concerns(expiryDate: CalendarDate, today: CalendarDate): boolean {
  return freshness(expiryDate, today) === 'expiring-soon' || isRecentlyExpired(expiryDate, today);
}

function priorityOf(days: number): Priority {
  if (days <= 1) return 'high';
  return days <= 3 ? 'medium' : 'low';
}

function toNotification(item: DatedItem, today: CalendarDate): Told {
  const { kitchenId, _id, title, expiryDate, keeping } = item;
  const days = daysLeft(expiryDate, today);
  const priority = priorityOf(days);
  const type = days < 0 ? 'expired' : priority === 'low' ? 'info' : 'warning';
  const isEstimated = keeping !== undefined && dateCertainty(keeping) === 'estimated';
  const advice = keeping ? adviceOf({ expiryDate, keeping }, today) : null;
  return { kitchenId, itemId: _id, title, type, priority, daysLeft: days, isEstimated, advice };
}
