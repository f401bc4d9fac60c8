import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { DAYS_IN_WEEK } from '@crisper/domain/week.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { type DatedItem, listExpiring } from '#items/own-items.queries.ts';
import { type KitchenWeek, listKitchenWeeks } from '#waste/wasted-week.queries.ts';

const LISTED_MAX = 20;

/** With the days that are left of it in its kitchen. */
type ListedItem = DatedItem & { daysLeft: number };

export interface ListedItems {
  items: ListedItem[];
  total: number;
}

export interface OwnWeek {
  expiring: ListedItems;
  lost: ListedItems;
  /** What became of food in the last week, in each kitchen that has something to tell. */
  kitchens: KitchenWeek[];
}

/** The account's zone and language come first: people change them there. */
const zone = sql<TimeZone>`coalesce(accounts.time_zone, subscribers.time_zone)`;

const language = sql<string | null>`coalesce(accounts.language, subscribers.language)`;

/** Only accounts with a proven email address: otherwise anyone could write to a subscriber in the titles of items. */
const readers = (db: Database) =>
  db
    .selectFrom('subscribers')
    .leftJoin('account_emails', 'account_emails.email', 'subscribers.email')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'account_emails.account_id')
        .on('accounts.email_verified_at', 'is not', null),
    )
    .where('subscribers.confirmed_at', 'is not', null);

export async function listReaderZones(db: Database): Promise<TimeZone[]> {
  const rows = await readers(db).select(zone.as('zone')).distinct().execute();
  return rows.map((row) => row.zone);
}

export interface Reader {
  id: string;
  email: string;
  accountId: string | null;
  /** As it is stored. */
  language: string | null;
}

interface Due {
  zone: TimeZone;
  week: { monday: CalendarDate; from: Date };
  /** The last subscriber that was read. */
  after: string | null;
  limit: number;
}

/** Subscribers in the zone without their digest of the week, in order. */
export function listDueReaders(db: Database, due: Due): Promise<Reader[]> {
  return readers(db)
    .leftJoin('digests', (join) =>
      join.onRef('digests.subscriber_id', '=', 'subscribers.id').on('digests.week', '=', due.week.monday),
    )
    .select(['subscribers.id', 'subscribers.email', 'accounts.id as accountId', language.as('language')])
    .where(zone, '=', due.zone)
    .where('subscribers.confirmed_at', '<', due.week.from)
    .where('digests.week', 'is', null)
    .$if(due.after !== null, (query) => query.where('subscribers.id', '>', due.after))
    .orderBy('subscribers.id')
    .limit(due.limit)
    .execute();
}

interface Reading {
  accountId: string;
  zone: TimeZone;
  /** Of the reader's week. */
  monday: CalendarDate;
  now: Date;
}

/** The person's items that are good until a day of this week and of the last, and what became of food in the last. */
export async function findOwnWeek(db: Database | Transaction, reading: Reading): Promise<OwnWeek> {
  const { accountId, zone, monday, now } = reading;
  const days = new Map<KitchenId, CalendarDate>();
  const items = await listExpiring(db, { accountId }, (inKitchen) => {
    days.set(inKitchen.kitchenId, dateAt(now, zoneIn(inKitchen, zone)));
    return { from: addDays(monday, -DAYS_IN_WEEK), to: addDays(monday, DAYS_IN_WEEK - 1) };
  });
  const listed = items.map((item) => ({
    ...item,
    daysLeft: daysLeft(item.expiryDate, days.get(item.kitchenId) ?? dateAt(now, zone)),
  }));
  // In a kitchen where it is still Sunday, nothing of that day is lost.
  const isExpiring = (item: ListedItem) => item.expiryDate >= monday || item.daysLeft >= 0;
  return {
    expiring: firstOf(listed.filter(isExpiring)),
    lost: firstOf(listed.filter((item) => !isExpiring(item))),
    kitchens: await listKitchenWeeks(db, { accountId }, { monday, now }),
  };
}

const firstOf = (items: ListedItem[]): ListedItems => ({
  total: items.length,
  items: items.slice(0, LISTED_MAX),
});
