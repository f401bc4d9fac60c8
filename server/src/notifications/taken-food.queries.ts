import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { type CalendarDate, dateAt, daysBetween } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { TAKEN_KINDS, type TakenKind } from '@crisper/domain/items/item-event.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { dayOf } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { TAKEN_TOLD_DAYS, type Taken, type Told } from '@crisper/domain/notifications/notification.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';
import { type SqlBool, sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import { listOwnKitchens } from '#kitchens/require-kitchen.ts';

/** The most that one person is told of. */
const TAKEN_MAX = 50;

type ToldOfTaken = Told & { taken: Taken };

/** Literals, because PostgreSQL uses a partial index only for values that it knows when it plans. */
const isTaking = sql<SqlBool>`kind in (${sql.join(TAKEN_KINDS.map((kind) => sql.lit(kind)))})`;

/** The latest events that people are told of, without those that were undone. */
const recentEvents = (db: Database | Transaction, now: Date) =>
  db
    .selectFrom('item_events')
    .innerJoin('kitchens', 'kitchens.id', 'item_events.kitchen_id')
    .select([
      'item_events.kitchen_id',
      'item_events.id',
      'item_events.kind',
      'item_events.item_id',
      'item_events.account_id',
      'item_events.taker_id',
      'item_events.title',
      'item_events.happened_at',
      'item_events.happened_on',
      'kitchens.name as kitchen',
      'kitchens.time_zone',
    ])
    .where('item_events.happened_at', '>=', new Date(now.getTime() - TAKEN_TOLD_DAYS * DAY_MS))
    .where(
      sql<SqlBool>`not exists (
        select from item_events as undoing
        where undoing.kitchen_id = item_events.kitchen_id and undoing.undoes = item_events.id
      )`,
    )
    .orderBy('item_events.happened_at', 'desc')
    .orderBy('item_events.id', 'desc')
    .limit(TAKEN_MAX);

/** With the moment at which it was written down. */
interface Moment {
  at: Date;
  told: ToldOfTaken;
}

interface TakenReading {
  /** The reader's. */
  zone: TimeZone;
  /** In which somebody without a name is called so. */
  language: Language;
  after?: Date;
}

/** What others finished of the person's food in kitchens or took in the public fridge, and nobody took back; the latest first. */
export async function listTaken(
  db: Database | Transaction,
  viewer: Pick<Viewer, 'accountId'>,
  { zone, language, after = new Date(0) }: TakenReading,
): Promise<ToldOfTaken[]> {
  const { somebody } = serverWords[language];
  const moments = [
    ...(await listFinished(db, viewer, somebody)),
    ...(await listTakenFree(db, viewer, zone, somebody)),
  ];
  return moments
    .filter(({ at }) => at > after)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, TAKEN_MAX)
    .map(({ told }) => told);
}

/** Below 0; a clock that was put back makes it no tomorrow. */
const daysSince = (
  { happened_on, happened_at }: { happened_on: CalendarDate | null; happened_at: Date },
  zone: TimeZone,
  now: Date,
): number => Math.min(0, daysBetween(dateAt(now, zone), dayOf({ on: happened_on, at: happened_at }, zone)));

async function listFinished(
  db: Database | Transaction,
  { accountId }: Pick<Viewer, 'accountId'>,
  somebody: string,
): Promise<Moment[]> {
  const kitchens = await listOwnKitchens(db, { accountId });
  if (kitchens.length === 0) return [];
  const now = new Date();
  const rows = await recentEvents(db, now)
    // A person who was out of the kitchen meanwhile had nothing in it.
    .innerJoin('kitchen_members', (join) =>
      join
        .onRef('kitchen_members.kitchen_id', '=', 'item_events.kitchen_id')
        .on('kitchen_members.account_id', '=', accountId)
        .onRef('kitchen_members.joined_at', '<=', 'item_events.happened_at'),
    )
    .where(
      'item_events.kitchen_id',
      'in',
      kitchens.map(({ kitchenId }) => kitchenId),
    )
    .where(isTaking)
    .where(sql<SqlBool>`before ->> 'belongs_to' = ${accountId}`)
    .where('item_events.account_id', 'is distinct from', accountId)
    .$narrowType<{ kind: TakenKind; item_id: string }>()
    .execute();
  const people = await findPeople(
    db,
    rows.flatMap(({ account_id }) => account_id ?? []),
  );
  return rows.map((row) => ({
    at: row.happened_at,
    told: {
      kitchenId: row.kitchen_id as KitchenId,
      itemId: row.item_id as ItemId,
      title: row.title,
      ...{ type: 'taken', priority: 'low', isEstimated: false, advice: null },
      daysLeft: daysSince(row, row.time_zone, now),
      taken: {
        event: row.id,
        kind: row.kind,
        by: publicName(people.get(row.account_id ?? '')?.displayName ?? null, somebody),
        kitchen: row.kitchen,
      },
    },
  }));
}

/** What the person had offered in the public fridge, and another one took. */
async function listTakenFree(
  db: Database | Transaction,
  { accountId }: Pick<Viewer, 'accountId'>,
  zone: TimeZone,
  somebody: string,
): Promise<Moment[]> {
  const now = new Date();
  const rows = await recentEvents(db, now)
    .where('item_events.kitchen_id', '=', PUBLIC_FRIDGE_ID)
    .where('item_events.account_id', '=', accountId)
    .where('item_events.taker_id', 'is not', null)
    .$narrowType<{ item_id: string }>()
    .execute();
  const people = await findPeople(
    db,
    rows.flatMap(({ taker_id }) => taker_id ?? []),
  );
  return rows.map((row) => ({
    at: row.happened_at,
    told: {
      kitchenId: PUBLIC_FRIDGE_ID,
      itemId: row.item_id as ItemId,
      title: row.title,
      ...{ type: 'taken', priority: 'low', isEstimated: false, advice: null },
      // The public fridge has no day of its own: the person who took it may say another one than the reader.
      daysLeft: daysSince({ ...row, happened_on: null }, zone, now),
      taken: {
        event: row.id,
        kind: 'item-given-away',
        by: publicName(people.get(row.taker_id ?? '')?.displayName ?? null, somebody),
        kitchen: row.kitchen,
        free: true,
      },
    },
  }));
}
