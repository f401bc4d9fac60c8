import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { DistributeError } from './distribute-error.ts';
import { places } from './distribution.ts';
import { liftLimit } from './limit.ts';
import type { Tables } from './tables.ts';

type Name = keyof Tables;
const names = Object.keys(places) as Name[];

/** Distributes or copies the tables that are not yet, all or none, and returns their names in that order. */
export async function distribute(db: Database): Promise<Name[]> {
  await requireCoordinator(db);
  return db.transaction().execute(async (tx) => {
    // Moving rows takes long, and tables that refer to each other have to go one after the other.
    await liftLimit(tx);
    await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
    // A table that refers to a copied one would become a special one until it is distributed, with keys that are refused.
    await sql`set local citus.enable_local_reference_table_foreign_keys = off`.execute(tx);
    const { rows: done } = await sql<{
      name: Name;
    }>`select logicalrelid::text as name from pg_dist_partition`.execute(tx);
    const isDone = new Set(done.map(({ name }) => name));
    const missing = (await inOrder(tx)).filter((name) => !isDone.has(name));
    for (const name of missing) {
      await place(tx, name, isDone);
      isDone.add(name);
    }
    await setUp(tx);
    return missing;
  });
}

async function requireCoordinator(db: Database): Promise<void> {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (extensions.length === 0) {
    throw new DistributeError(
      'This database is not one of a Citus cluster: one PostgreSQL needs no distributing, and Crisper runs on it as it is.',
    );
  }
  const { rows: workers } = await sql`
    select from pg_dist_node, pg_dist_local_group
    where pg_dist_local_group.groupid = 0 and noderole = 'primary' and isactive and pg_dist_node.groupid <> 0
  `.execute(db);
  if (workers.length === 0) {
    throw new DistributeError(
      'This database is not a Citus coordinator with workers: set DATABASE_URL to the coordinator, and add a worker there with citus_add_node.',
    );
  }
}

/**
 * A transaction that has written to several shards at once may not write to a copied table, such as accounts. And Citus
 * plans a join for one machine only when it knows the values, which it does not in the plan of a prepared statement.
 */
async function setUp(tx: Transaction): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx);
  const database = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${database} set citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
  await sql`alter database ${database} set plan_cache_mode = 'force_custom_plan'`.execute(tx);
}

/** Each after the tables that it refers to. */
async function inOrder(tx: Transaction): Promise<Name[]> {
  const { rows } = await sql<{ name: Name; target: Name }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
  `.execute(tx);
  const ordered = new Set<Name>();
  const add = (name: Name) => {
    for (const row of rows) if (row.name === name) add(row.target);
    if (places[name] !== 'local') ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

async function place(tx: Transaction, name: Name, done: ReadonlySet<Name>): Promise<void> {
  const placed = places[name];
  if (typeof placed === 'string') {
    await sql`select create_reference_table(${name})`.execute(tx);
    return;
  }
  const { group, by } = placed;
  const neighbour = names.find((other) => done.has(other) && Object(places[other]).group === group);
  await sql`select create_distributed_table(${name}, ${by}, colocate_with => ${neighbour ?? 'none'})`.execute(
    tx,
  );
}
