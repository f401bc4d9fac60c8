import { calendarDateSchema } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { itemIdSchema } from '@crisper/domain/items/item.ts';
import type { ItemSort } from '@crisper/domain/items/item-list.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import * as z from 'zod/mini';
import { toStoredDate, UNDATED } from './items.table.ts';

interface Order {
  column: 'items.added_at' | 'items.expiry_date';
  type: 'timestamptz' | 'date';
  direction: 'asc' | 'desc';
}

const orders: Record<ItemSort, Order> = {
  newest: { column: 'items.added_at', type: 'timestamptz', direction: 'desc' },
  oldest: { column: 'items.added_at', type: 'timestamptz', direction: 'asc' },
  'expiry-soonest': { column: 'items.expiry_date', type: 'date', direction: 'asc' },
  'expiry-latest': { column: 'items.expiry_date', type: 'date', direction: 'desc' },
};

export function orderOf(sort: ItemSort, backwards: boolean): Order {
  const order = orders[sort];
  if (!backwards) return order;
  return { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' };
}

/** The place of one item in a sorted list. */
const cursorSchema = z.object({
  key: z.union([z.iso.datetime(), calendarDateSchema, z.literal(UNDATED)]),
  id: itemIdSchema,
});
export type Cursor = z.output<typeof cursorSchema>;

export function writeCursor(sort: ItemSort, item: Item): string {
  const key = orders[sort].type === 'date' ? toStoredDate(item.expiryDate) : item.addedAt;
  return Buffer.from(`${key} ${item._id}`).toString('base64url');
}

export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null;
  const [key, id] = Buffer.from(text, 'base64url').toString().split(' ');
  const cursor = cursorSchema.safeParse({ key, id });
  if (!cursor.success) throw invalidInput([{ field: 'after', message: 'This page does not exist' }]);
  return cursor.data;
}
