import { calendarDateSchema } from '@crisper/domain/calendar-date-schema.ts';
import { type Item, TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { itemIdSchema } from '@crisper/domain/items/item-schema.ts';
import { storable } from '@crisper/domain/storable-text.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { toStoredDate, UNDATED } from '#items/items.table.ts';

/** A sort key: its column, and how the place of an item is encoded. */
interface Key {
  column: RawBuilder<unknown>;
  /** Turns an encoded key back into the column's value. */
  read: (key: string) => RawBuilder<unknown>;
  of: (item: Item) => string;
  schema: z.core.$ZodType<string>;
}

const text = z.string().check(z.maxLength(TITLE_MAX_LENGTH), storable);
const added: Key = {
  column: sql.ref('items.added_at'),
  read: (key) => sql`${key}::timestamptz`,
  of: ({ addedAt }) => addedAt,
  schema: z.iso.datetime(),
};
const expiry: Key = {
  column: sql.ref('items.expiry_date'),
  read: (key) => sql`${key}::date`,
  of: ({ expiryDate }) => toStoredDate(expiryDate),
  schema: z.union([calendarDateSchema, z.literal(UNDATED)]),
};
const title: Key = {
  column: sql`lower(items.title)`,
  read: (key) => sql`lower(${key}::text)`,
  of: (item) => item.title,
  schema: text,
};
const category: Key = {
  column: sql.ref('items.category'),
  read: (key) => sql`${key}::text`,
  of: (item) => item.category,
  schema: text,
};
const quantity: Key = {
  column: sql.ref('items.quantity'),
  read: (key) => sql`${key}::integer`,
  of: (item) => String(item.quantity),
  schema: z.string().check(z.regex(/^\d{1,7}$/)),
};

interface Order {
  key: Key;
  direction: 'asc' | 'desc';
}

const orders: Record<MyItemSort, Order> = {
  newest: { key: added, direction: 'desc' },
  oldest: { key: added, direction: 'asc' },
  'expiry-soonest': { key: expiry, direction: 'asc' },
  'expiry-latest': { key: expiry, direction: 'desc' },
  'title-first': { key: title, direction: 'asc' },
  'title-last': { key: title, direction: 'desc' },
  'category-first': { key: category, direction: 'asc' },
  'category-last': { key: category, direction: 'desc' },
  'quantity-least': { key: quantity, direction: 'asc' },
  'quantity-most': { key: quantity, direction: 'desc' },
};

export function orderOf(sort: MyItemSort, backwards: boolean): Order {
  const order = orders[sort];
  if (!backwards) return order;
  return { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' };
}

/** The place of one item in a sorted list. */
export interface Cursor {
  key: string;
  id: string;
}

export function writeCursor(sort: MyItemSort, item: Item): string {
  return Buffer.from(`${item._id} ${orders[sort].key.of(item)}`).toString('base64url');
}

export function readCursor(sort: MyItemSort, text: string | undefined): Cursor | null {
  if (!text) return null;
  const [id, ...rest] = Buffer.from(text, 'base64url').toString().split(' ');
  const key = z.safeParse(orders[sort].key.schema, rest.join(' '));
  if (!key.success || !z.safeParse(itemIdSchema, id).success) {
    throw invalidInput([{ field: 'after', code: 'page_unknown' }]);
  }
  return { key: key.data, id: String(id) };
}
