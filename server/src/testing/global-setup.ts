import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';

export const TEMPLATE = 'crisper_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig;
  }
}

/** One PostgreSQL for the whole run, with a migrated database for the tests to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'crisper-test-'));
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir });
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: given ?? '' };
  await remakeTemplate(connection);
  project.provide('postgres', connection);
  return async () => {
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function remakeTemplate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const db = connect(onDatabase(connection, TEMPLATE), () => {});
  await migrate(db);
  await db.destroy();
}

/** The same server, another database on it. */
export function onDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
