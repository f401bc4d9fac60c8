import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeyRing, openKeyRing } from '#calling/signing-keys.ts';
import { doHourlyChores, keepHouse } from '#housekeeping.ts';
import { summarize } from '#items/list/item-summary.queries.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let keys: KeyRing;
let lines: string[];
beforeEach(async () => {
  database = await testDatabase();
  keys = await openKeyRing(database.db, null);
  lines = [];
});
afterEach(() => database.drop());

const logging = () => Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } }).log;
const doChores = () => doHourlyChores({ db: database.db, keys, log: logging() });

test('changes of counts from before there were events are kept for as long as a week ago is computed from them', async () => {
  const { db } = database;
  let versions = 1;
  const summaryOf = async (today: CalendarDate) => {
    const fridge = await requireKitchen(db, null, PUBLIC_FRIDGE_ID, 'look');
    return (await summarize(db, fridge, { scope: 'everyone', today, version: versions++ })).weekAgo.total;
  };
  await sql`
    insert into item_events (kitchen_id, id, kind, title, happened_at, expiry_before)
    select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), kind, '', now() - make_interval(days => days), '2999-01-01'
    from unnest(array[1, 6, 8, 10, 400]) as days, unnest(array['counted', 'item-removed']) as kind
  `.execute(db);
  const today = dateAt(new Date(), UTC);
  const everywhere = [addDays(today, -1), today, addDays(today, 1)];
  const before = [];
  for (const day of everywhere) before.push(await summaryOf(day));
  expect(Math.min(...before)).toBeGreaterThan(0);

  await doChores();
  const after = [];
  for (const day of everywhere) after.push(await summaryOf(day));
  expect(after).toEqual(before);
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from item_events group by kind order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'counted', count: 3 },
    { kind: 'item-removed', count: 5 },
  ]);
});

test('a chore that fails is named in the log, and the others are done all the same', async () => {
  const { db } = database;
  await sql`alter table item_counts rename to out_of_reach`.execute(db);
  await sql`insert into throttles (key, count, resets_at) values ('old', 1, now() - interval '1 day')`.execute(
    db,
  );
  await sql`update signing_keys set created_at = now() - interval '100 days'`.execute(db);
  const before = keys.newest().id;

  await doChores();
  const warnings = lines.map((line) => JSON.parse(line));
  expect(warnings).toMatchObject([{ chore: 'forget zero counts', err: { code: '42P01' } }]);
  expect(await db.selectFrom('throttles').select('key').execute()).toEqual([]);
  expect(keys.newest().id).not.toBe(before);
});

test('servers of others that never answer hold up nobody else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const done: string[] = [];
  const noted = (chore: string) => async () => void done.push(chore);
  const stuck = (chore: string) => () => {
    done.push(chore);
    return new Promise<void>(() => {});
  };
  const stop = keepHouse({
    ...{ db: database.db, keys, log: logging() },
    ...{ writeLetters: noted('letters'), writeReminders: noted('reminders'), tellWhatIsDue: noted('due') },
    ...{ sendPushes: stuck('pushes'), sendNotices: stuck('notices') },
  });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  stop();
  vi.useRealTimers();
  const times = (chore: string) => done.filter((one) => one === chore).length;
  expect([times('pushes'), times('notices')]).toEqual([1, 1]);
  expect([times('reminders'), times('due')]).toEqual([4, 4]);
  await doChores();
});
