import pg from 'pg';
import { connect } from '#db/database.ts';
import { distribute } from '#db/distribute.ts';
import { migrate } from '#db/migrate.ts';
import { onDatabase } from './global-setup.ts';

/** As host:port, separated by commas: the workers of the Citus cluster whose coordinator is TEST_DATABASE_URL. */
const WORKERS = process.env.TEST_CITUS_WORKERS?.split(',') ?? [];

export const isCitus = WORKERS.length > 0;

/** Runs a statement on the server, or on each node of the cluster. */
export async function onNodes(server: pg.ClientConfig, statement: string): Promise<void> {
  for (const node of nodesOf(server)) await runOn(node, statement);
}

/** Joins the databases of this name on all nodes, and makes the tables in them, distributed. */
export async function makeDistributed(server: pg.ClientConfig, name: string): Promise<void> {
  const coordinator = onDatabase(server, name);
  for (const node of nodesOf(server)) await runOn(onDatabase(node, name), 'create extension citus');
  const { host, port } = new pg.Client(coordinator);
  await runOn(coordinator, `select citus_set_coordinator_host('${host}', ${port})`);
  for (const worker of WORKERS) {
    const [workerHost, workerPort] = worker.split(':');
    await runOn(coordinator, `select citus_add_node('${workerHost}', ${workerPort})`);
  }
  // Few: a test has little data, and each shard is a table.
  const db = connect({ ...coordinator, options: '-c citus.shard_count=4', max: 1 }, () => {});
  await migrate(db);
  await distribute(db);
  await db.destroy();
}

function nodesOf(server: pg.ClientConfig): pg.ClientConfig[] {
  return [server, ...WORKERS.map((worker) => atHost(server, worker))];
}

function atHost({ connectionString = '' }: pg.ClientConfig, host: string): pg.ClientConfig {
  const url = new URL(connectionString);
  url.host = host;
  return { connectionString: url.href };
}

async function runOn(node: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(node);
  await client.connect();
  await client.query(statement);
  await client.end();
}
