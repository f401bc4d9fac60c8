import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { type DatedItem, listExpiring } from '#items/own-items.queries.ts';
import { type KitchenWeek, listKitchenWeeks } from '#waste/wasted-week.queries.ts';

const LISTED_MAX = 20;

export interface ListedItems {
  items: DatedItem[];
  total: number;
}

export interface OwnWeek {
  expiring: ListedItems;
  lost: ListedItems;
  /** What became of food in the last week, in each kitchen that has something to tell. */
  kitchens: KitchenWeek[];
}

/** The account's zone comes first: people who move change it there. */
const zone = sql<TimeZone>`coalesce(accounts.time_zone, subscribers.time_zone)`;

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
    .select(['subscribers.id', 'subscribers.email', 'accounts.id as accountId'])
    .where(zone, '=', due.zone)
    .where('subscribers.confirmed_at', '<', due.week.from)
    .where('digests.week', 'is', null)
    .$if(due.after !== null, (query) => query.where('subscribers.id', '>', due.after))
    .orderBy('subscribers.id')
    .limit(due.limit)
    .execute();
}

/** The person's items that are good until a day of this week and of the last, and what became of food in the last. */
export async function findOwnWeek(
  db: Database | Transaction,
  accountId: string,
  monday: CalendarDate,
): Promise<OwnWeek> {
  return {
    expiring: await listWeek(db, accountId, monday),
    lost: await listWeek(db, accountId, addDays(monday, -7)),
    kitchens: await listKitchenWeeks(db, { accountId }, monday),
  };
}

async function listWeek(
  db: Database | Transaction,
  accountId: string,
  monday: CalendarDate,
): Promise<ListedItems> {
  const items = await listExpiring(db, { accountId }, { from: monday, to: addDays(monday, 6) });
  return { total: items.length, items: items.slice(0, LISTED_MAX) };
}
