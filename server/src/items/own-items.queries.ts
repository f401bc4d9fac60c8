import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item } from '@crisper/domain/items/item.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { isIn } from './in-kitchen.ts';
import { selectItems, toItem } from './items.queries.ts';
import { UNDATED } from './items.table.ts';

interface Owner {
  accountId: string;
}

export type DatedItem = Item & { expiryDate: CalendarDate };

const selectOwn = (db: Database | Transaction, owner: Owner) =>
  selectItems(db, PUBLIC_FRIDGE_ID, owner).where('items.added_by', '=', owner.accountId);

/** All items of the person, in the order in which they were added. */
export async function listOwnItems(db: Database, owner: Owner): Promise<Item[]> {
  const rows = await selectOwn(db, owner).orderBy('items.id').execute();
  return rows.map((row) => toItem(row, owner));
}

interface Expiring {
  /** Both days included. */
  from?: CalendarDate | null;
  to?: CalendarDate | null;
  /** The latest ones only, and those first. */
  latest?: number;
}

/** The person's items that expire between two days, the soonest first. */
export async function listExpiring(
  db: Database | Transaction,
  owner: Owner,
  { from, to, latest }: Expiring,
): Promise<DatedItem[]> {
  const direction = latest ? 'desc' : 'asc';
  let query = selectOwn(db, owner)
    .where('items.expiry_date', '<', UNDATED)
    .orderBy('items.expiry_date', direction)
    .orderBy('items.id', direction);
  if (from) query = query.where('items.expiry_date', '>=', from);
  if (to) query = query.where('items.expiry_date', '<=', to);
  if (latest) query = query.limit(latest);
  const items = (await query.execute()).map((row) => toItem(row, owner));
  return items.filter(isDated);
}

const isDated = (item: Item): item is DatedItem => item.expiryDate !== null;

/** How many items expire on each date, of one person or of all; a date may have several rows. */
export const countDates = (owner: Owner | null) =>
  owner
    ? sql`select expiry_date, 1 as count from items where ${isIn(PUBLIC_FRIDGE_ID)} and added_by = ${owner.accountId}`
    : sql`select expiry_date, count::int from item_counts`;
