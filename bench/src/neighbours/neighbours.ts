import { join } from 'node:path';
import { connect, type Database } from '@crisper/server/db/database.ts';
import { startEmbeddedPostgres } from '@crisper/server/db/embedded/embedded-postgres.ts';
import { migrate } from '@crisper/server/db/migrate.ts';
import { sql } from 'kysely';
import { type Contestant, startContestant } from '#contestants.ts';
import { atMost, type Goal } from '#goals.ts';
import { type Home, listHomes } from '#intents/homes.ts';
import { ITEMS_EACH, loadItems } from '#load-items.ts';
import { median } from '#median.ts';
import { urlOf, withFolder } from '#our-server.ts';
import { percentile } from '#percentile.ts';
import { compareFinishing } from './finishing.ts';
import { adding, measureOthers, type Waited, whileAsking } from './others.ts';

const PEOPLE = 24;
const ROUNDS = 7;
const FEW = 50;
/** With the hundred that are put in and finished, as many as a kitchen holds. */
const MANY = 4900;

/** Leaves that many foods in the kitchen, each with a title of its own. */
async function fillTo(db: Database, { kitchenId }: Home, count: number): Promise<void> {
  await sql`delete from items where kitchen_id = ${kitchenId} and id not in (
    select id from items where kitchen_id = ${kitchenId} limit 1)`.execute(db);
  const columns = sql.raw('added_by, image, category, quantity, expiry_date, description, status, added_at');
  await sql`
    insert into items (kitchen_id, id, title, ${columns})
    select kitchen_id, uuidv7(), 'Food ' || md5(n::text), ${columns}
    from items, generate_series(2, ${count}::int) as n where kitchen_id = ${kitchenId}`.execute(db);
  await sql`analyze items`.execute(db);
}

class Case {
  private readonly what: string;
  private readonly rounds: number[][] = [];
  failures = 0;

  constructor(what: string) {
    this.what = what;
  }

  add({ milliseconds, failures }: Waited): void {
    this.rounds.push(milliseconds);
    this.failures += failures;
  }

  get p99(): number {
    return this.typical(0.99);
  }

  /** Of the round in the middle: a round in which the machine itself stood still says nothing about the others. */
  private typical(part: number): number {
    return median(this.rounds.map((milliseconds) => percentile(milliseconds, part)));
  }

  get row() {
    return {
      'while one account': this.what,
      'p50, ms': Number(this.typical(0.5).toFixed(1)),
      'p99, ms': Number(this.p99.toFixed(1)),
      failures: this.failures,
    };
  }
}

/** In turns, because the machine is not the same all the time, each time with another account at its worst. */
async function measureWaiting(server: Contestant, homes: Home[]): Promise<Goal[]> {
  const others = homes.slice(ROUNDS);
  const quiet = new Case('does nothing');
  const writing = new Case('has 12 requests in flight with 100 intents each');
  const reading = new Case('has 40 requests in flight for 5,000 foods');
  const measure = () => measureOthers(server, others);
  const hundred = () => ({ intents: Array.from({ length: 100 }, () => adding()) });
  // A warm-up.
  await measure();
  for (const { kitchenId, token } of homes.slice(0, ROUNDS)) {
    const write = () => ({ method: 'POST', path: `/kitchens/${kitchenId}/intents`, token, body: hundred() });
    const read = () => ({ method: 'GET', path: `/kitchens/${kitchenId}/changes`, token });
    quiet.add(await measure());
    writing.add(await whileAsking(server, 12, write, measure));
    reading.add(await whileAsking(server, 40, read, measure));
  }
  console.table([quiet.row, writing.row, reading.row]);
  return [
    atMost('others while one account writes all it can, times their p99', writing.p99 / quiet.p99, 2),
    atMost('others while one account reads all it can, times their p99', reading.p99 / quiet.p99, 2),
    atMost('others who were refused meanwhile', writing.failures + reading.failures, 0),
  ];
}

async function measureFinishing(server: Contestant, homes: Home[]): Promise<Goal[]> {
  const [few = Number.NaN, many = Number.NaN] = await compareFinishing(server, homes);
  console.table([{ [`${FEW} foods, ms`]: Math.round(few), '5,000 foods, ms': Math.round(many) }]);
  return [atMost('100 finishes in a kitchen of 5,000 foods, beside one of 50', many / few, 1.5)];
}

/** What one account can do to others, and a full kitchen to itself. */
export function measureNeighbours(): Promise<Goal[]> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
    const db = connect({ ...postgres.connection, max: 1, statement_timeout: 0 }, () => {});
    const withServer = async <T>(limits: object, work: (server: Contestant) => Promise<T>): Promise<T> => {
      const env = { DATABASE_URL: urlOf(postgres.connection), DATA_DIR: folder, NIGHTLY_BACKUPS: 'off' };
      const server = await startContestant('ours', { ...env, ...limits }, join(folder, 'postgres'));
      return work(server).finally(() => server.stop());
    };
    try {
      await migrate(db);
      await loadItems(db, PEOPLE * ITEMS_EACH);
      const homes = await listHomes(db);
      for (const home of homes.slice(0, ROUNDS)) await fillTo(db, home, MANY);
      const [big, small] = [homes[0], homes[ROUNDS]] as [Home, Home];
      await fillTo(db, small, FEW);
      const plenty = { LIMIT_WRITES_PER_ACCOUNT: '1000000' };
      const finishing = await withServer(plenty, (server) => measureFinishing(server, [small, big]));
      // As it comes, without the limits that other measurements raise.
      const usual = { LIMIT_WRITES_PER_ACCOUNT: '', LIMIT_READS_PER_ACCOUNT: '' };
      return [...(await withServer(usual, (server) => measureWaiting(server, homes))), ...finishing];
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  });
}
