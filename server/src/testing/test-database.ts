import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { onDatabase, TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  db: Database;
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A database of the test's own, as in a new installation, or completely `empty`. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${empty ? 'template0' : TEMPLATE}`);
  const connection = onDatabase(server, name);
  const db = connect({ ...connection, max: 4 }, () => {});
  return {
    db,
    connection,
    async drop() {
      await db.destroy();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same connection in the format of `DATABASE_URL`. */
export function urlOf({ connectionString, host, port, user, database: name }: pg.ClientConfig): string {
  return (
    connectionString ?? `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`
  );
}
