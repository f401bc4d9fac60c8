import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { connect, type Database } from '@crisper/server/db/database.ts';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { sql } from 'kysely';
import { leanClient } from '#lean-client.ts';
import { loadItems } from '#load-items.ts';
import { percentile } from '#percentile.ts';
import { type Contestant, startContestant } from './contestants.ts';
import { atMost, type Goal } from './goals.ts';
import { PASSWORD, signUp, urlOf, withFolder } from './our-server.ts';

const ITEMS = 10_000;
const ITEMS_OF_OTHERS = 20_000;
const WRITERS = 4;
/** Of each writer. */
const WRITES_PER_SECOND = 20;
const ROUNDS = 5;
const QUIET_MS = 5000;
const WARM_UP_MS = 8000;

interface Outcome {
  milliseconds: number[];
  failures: string[];
}

const newItem = (n: number) => ({
  title: `Milk ${n}`,
  image: '/pictures/milk.webp',
  category: 'Dairy',
  quantity: 1,
  expiryDate: new Date(Date.now() + (n % 30) * DAY_MS).toISOString().slice(0, 10),
  description: 'Added while an account is deleted',
});

/** Each of them adds food at a constant rate while other work is done; each request is timed from when it was due. */
async function writeDuring(server: Contestant, tokens: string[], work: () => Promise<unknown>) {
  const outcome: Outcome = { milliseconds: [], failures: [] };
  const client = leanClient(server.url);
  const start = performance.now();
  let isDone = false;
  const write = async (token: string, place: number) => {
    const pending: Promise<void>[] = [];
    const one = async (n: number, due: number) => {
      const { status, body } = await client.send({ method: 'POST', path: '/items', token, body: newItem(n) });
      outcome.milliseconds.push(performance.now() - due);
      if (status !== 201) outcome.failures.push(`${status} ${body}`);
    };
    for (let n = 0; !isDone; n++) {
      // Not all four at the same moment.
      const due = start + ((n + place / WRITERS) / WRITES_PER_SECOND) * 1000;
      await sleep(Math.max(0, due - performance.now()));
      pending.push(one(n, due));
    }
    await Promise.all(pending);
  };
  const writing = Promise.all(tokens.map(write));
  await work();
  isDone = true;
  await writing;
  client.close();
  return outcome;
}

/** A large account, filled in SQL, because adding the items one by one would take a minute. */
async function fillAccount(db: Database, email: string): Promise<void> {
  await sql`
    with written as (
      insert into items (kitchen_id, id, added_by, title, category, quantity, expiry_date, description, status, added_at)
      select ${PUBLIC_FRIDGE_ID}, gen_random_uuid(), accounts.id, 'Milk ' || n,
        (array['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'])[1 + n % 7],
        1, current_date + n % 30, '', 'available', now()
      from accounts, generate_series(1, ${ITEMS}::int) as n where email = ${email}
      returning id, added_by, category, expiry_date
    ), told as (
      insert into item_events (kitchen_id, id, kind, item_id, account_id, title, happened_at, expiry_after)
      select ${PUBLIC_FRIDGE_ID}, id, 'item-added', id, added_by, 'Milk', now(), expiry_date from written
    )
    insert into item_counts (category, expiry_date, slot, count)
    select category, expiry_date, ('x' || right(id::text, 1))::bit(4)::int % 4, count(*) from written group by 1, 2, 3
    on conflict (kitchen_id, category, expiry_date, slot) do update set count = item_counts.count + excluded.count
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Until nothing of the account is left: the response comes earlier where that takes long. */
async function deleteAccount({ url }: Contestant, token: string, db: Database): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/account`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const closed = db.selectFrom('accounts').select('id').where('deleted_at', 'is not', null);
  while (await closed.executeTakeFirst()) await sleep(50);
  return performance.now() - start;
}

/** How much the deletion of an account with ten thousand items slows down four people who write. */
export function measureDeletion(): Promise<Goal[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    const db = connect({ ...postgres.connection, max: 1, statement_timeout: 0 }, () => {});
    await migrate(db);
    await loadItems(db, ITEMS_OF_OTHERS);
    const server = await startContestant('ours', {
      DATABASE_URL: urlOf(postgres.connection),
      DATA_DIR: folder,
      NIGHTLY_BACKUPS: 'off',
      // Four people who write as much as many people do.
      LIMIT_WRITES_PER_ACCOUNT: '100000',
    });
    try {
      return await deleteInRounds(server, db);
    } finally {
      await server.stop();
      await db.destroy();
      await postgres.stop();
    }
  });
}

async function deleteInRounds(server: Contestant, db: Database): Promise<Goal[]> {
  const tokens: string[] = [];
  for (let n = 0; n < WRITERS; n++) tokens.push(await signUp(server, `Writer${n}`));
  await writeDuring(server, tokens, () => sleep(WARM_UP_MS));
  const before: Outcome[] = [];
  const meanwhile: Outcome[] = [];
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const token = await signUp(server, `Hoarder${round}`);
    await fillAccount(db, `hoarder${round}@example.com`);
    before.push(await writeDuring(server, tokens, () => sleep(QUIET_MS)));
    meanwhile.push(
      await writeDuring(server, tokens, async () => took.push(await deleteAccount(server, token, db))),
    );
  }
  const all = (outcomes: Outcome[]) => outcomes.flatMap(({ milliseconds }) => milliseconds);
  const failures = meanwhile.flatMap((outcome) => outcome.failures);
  const row = (outcomes: Outcome[]) => ({
    writes: all(outcomes).length,
    failed: outcomes.flatMap((outcome) => outcome.failures).length,
    'p50, ms': Number(percentile(all(outcomes), 0.5).toFixed(1)),
    'p99, ms': Number(percentile(all(outcomes), 0.99).toFixed(1)),
    'worst, ms': Number(Math.max(...all(outcomes)).toFixed(1)),
  });
  console.table({ before: row(before), meanwhile: row(meanwhile) });
  console.log(`The deletions took ${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s.`);
  for (const failure of failures.slice(0, 5)) console.log(failure);
  return [
    atMost('deletion, writes of others that failed', failures.length, 0),
    atMost(
      'deletion, p99 of others against before',
      percentile(all(meanwhile), 0.99) / percentile(all(before), 0.99),
      2,
    ),
  ];
}
