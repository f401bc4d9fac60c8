import * as z from 'zod/mini';
import type { CalendarDate } from '#calendar-date.ts';
import { daysAgo, daysLeft, freshness, isRecentlyExpired } from '#items/freshness.ts';
import type { Item } from '#items/item.ts';
import { itemIdSchema } from '#items/item-schema.ts';

export const notificationSchema = z.object({
  itemId: itemIdSchema,
  title: z.string(),
  message: z.string(),
  type: z.enum(['warning', 'info', 'expired']),
  priority: z.enum(['high', 'medium', 'low']),
  daysLeft: z.int(),
  /** The person has been told this before. */
  seen: z.boolean(),
});
export type Notification = z.output<typeof notificationSchema>;
export type Told = Omit<Notification, 'seen'>;

/** What was seen stays seen until the same food becomes more urgent or expires. */
export function seenKey({ itemId, type }: Pick<Notification, 'itemId' | 'type'>): string {
  return `${itemId} ${type}`;
}
export type Priority = Notification['priority'];

export const PRIORITY_COLOURS: Record<Priority, 'red' | 'yellow' | 'blue'> = {
  high: 'red',
  medium: 'yellow',
  low: 'blue',
};

export function daysLeftText(days: number): string {
  return days > 0 ? `${days} days remaining` : 'Expired';
}

type DatedItem = Pick<Item, '_id' | 'title'> & { expiryDate: CalendarDate };

/** What the owner of these items should know today, most urgent first. */
export function notificationsFor(
  items: readonly Pick<Item, '_id' | 'title' | 'expiryDate'>[],
  today: CalendarDate,
): Told[] {
  return items
    .filter((item): item is DatedItem => item.expiryDate !== null && concerns(item.expiryDate, today))
    .map((item) => toNotification(item, today))
    .sort((a, b) => urgency(a.daysLeft) - urgency(b.daysLeft) || b.daysLeft - a.daysLeft);
}

function concerns(expiryDate: CalendarDate, today: CalendarDate): boolean {
  return freshness(expiryDate, today) === 'expiring-soon' || isRecentlyExpired(expiryDate, today);
}

/** Days between now and the moment of expiry: what expires tomorrow is as urgent as what expired yesterday. */
function urgency(days: number): number {
  return days > 0 ? days : 1 - days;
}

function priorityOf(days: number): Priority {
  if (urgency(days) <= 2) return 'high';
  return urgency(days) <= 4 ? 'medium' : 'low';
}

function toNotification({ _id, title, expiryDate }: DatedItem, today: CalendarDate): Told {
  const days = daysLeft(expiryDate, today);
  const priority = priorityOf(days);
  const type = days <= 0 ? 'expired' : priority === 'low' ? 'info' : 'warning';
  return {
    itemId: _id,
    title,
    message: messageFor(title, expiryDate, today),
    type,
    priority,
    daysLeft: days,
  };
}

function messageFor(title: string, expiryDate: CalendarDate, today: CalendarDate): string {
  const days = daysLeft(expiryDate, today);
  if (days === 1) return `${title} is good through today. Eat it first.`;
  if (days === 2) return `${title} is good through tomorrow.`;
  if (days > 2) return `${title} is good for ${days} more days.`;
  const ago = daysAgo(expiryDate, today);
  if (ago === 0) return `${title} expired yesterday. Check it before you eat it.`;
  return `${title} expired ${ago + 1} days ago.`;
}
