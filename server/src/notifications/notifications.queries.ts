import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { expiryRange } from '@crisper/domain/items/item-list.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import {
  type Notification,
  notificationsFor,
  seenKey,
  type Told,
} from '@crisper/domain/notifications/notification.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { notification } from '@crisper/texts/all/notices.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { listPastOnArrival } from '#imports/imports.queries.ts';
import { listExpiring } from '#items/own-items.queries.ts';
import { listTaken } from './taken-food.queries.ts';

/** The most notifications of one person; a longer list would not help. */
const NOTIFICATIONS_MAX = 200;

interface Reading {
  /** The reader's, whose days are those of the public fridge. */
  zone: TimeZone;
  now: Date;
}

/** The notifications about the person's items, each on the day that it is in its kitchen, expired ones first. */
export async function listTold(
  db: Database | Transaction,
  accountId: string,
  { zone, now }: Reading,
): Promise<Told[]> {
  const days = new Map<KitchenId, CalendarDate>();
  const items = await listExpiring(db, { accountId }, (inKitchen) => {
    const today = dateAt(now, zoneIn(inKitchen, zone));
    days.set(inKitchen.kitchenId, today);
    return { from: expiryRange('recently-expired', today).from, to: expiryRange('nearly-expired', today).to };
  });
  const news = await withoutOldNews(db, items, [...days.keys()]);
  return notificationsFor(news, (kitchenId) => days.get(kitchenId) ?? dateAt(now, zone));
}

/** Nobody is told of food whose day had passed when it came from another program, until somebody says another day. */
async function withoutOldNews<T extends { _id: string; expiryDate: CalendarDate }>(
  db: Database | Transaction,
  items: readonly T[],
  kitchenIds: readonly KitchenId[],
): Promise<T[]> {
  const past = await listPastOnArrival(
    db,
    items.map(({ _id }) => _id),
    kitchenIds,
  );
  return items.filter(({ _id, expiryDate }) => past.get(_id) !== expiryDate);
}

/** About the person's items, expired ones first, and then what others finished of theirs. */
export async function listNotifications(
  db: Database,
  viewer: Viewer,
  { zone, language }: { zone: TimeZone; language: Language },
): Promise<Notification[]> {
  const told = nearest(await listTold(db, viewer.accountId, { zone, now: new Date() }));
  const taken = await listTaken(db, viewer, { zone, language });
  const seen = await listSeen(db, viewer);
  return [...told, ...taken].map((one) => ({
    ...one,
    message: messageOf(one, language),
    seen: seen.has(seenKey(one)),
  }));
}

const messageOf = (told: Told, language: Language): string =>
  told.taken
    ? notification[language].takenMessage({ ...told.taken, title: told.title, days: -told.daysLeft })
    : notification[language].notificationMessage(told);

/** Those with the dates nearest to today, in their order. */
function nearest(told: Told[]): Told[] {
  const kept = told
    .toSorted((a, b) => Math.abs(a.daysLeft) - Math.abs(b.daysLeft))
    .slice(0, NOTIFICATIONS_MAX);
  const isKept = new Set(kept);
  return told.filter((one) => isKept.has(one));
}

/** What others finished of the person's food after that moment, and the person has not seen under the bell. */
export async function listUnseenTaken(
  db: Database | Transaction,
  owner: Pick<Viewer, 'accountId'>,
  reading: { zone: TimeZone; language: Language; after: Date },
): Promise<Told[]> {
  const taken = await listTaken(db, owner, reading);
  if (taken.length === 0) return [];
  const seen = await listSeen(db, owner);
  return taken.filter((one) => !seen.has(seenKey(one)));
}

async function listSeen(db: Database | Transaction, viewer: Pick<Viewer, 'accountId'>): Promise<Set<string>> {
  const row = await db
    .selectFrom('seen_notifications')
    .select('keys')
    .where('owner_id', '=', viewer.accountId)
    .executeTakeFirst();
  return new Set(row?.keys);
}
