import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { isCitus, makeDistributed, onNodes } from './citus.ts';
import { onDatabase, TEMPLATE } from './global-setup.ts';
import { Issued, knowTables, noteMakers } from './statements/issued.ts';

export interface TestDatabase {
  db: Database;
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A database of the test's own, as in a new installation, or completely `empty`. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // What is on the workers cannot be copied.
  await onNodes(server, `create database ${name} template ${empty || isCitus ? 'template0' : TEMPLATE}`);
  if (isCitus && !empty) await makeDistributed(server, name);
  const connection = onDatabase(server, name);
  const issued = new Issued();
  const db = connect({ ...connection, max: 4, plugins: [noteMakers] }, () => {}, issued.note);
  if (!empty) await knowTables(db);
  return {
    db,
    connection,
    // With the statements that the server sent: one that a cluster could not run fails the test.
    async drop() {
      try {
        if (!empty) issued.check();
      } finally {
        await db.destroy();
        await onNodes(server, `drop database ${name} with (force)`);
      }
    },
  };
}

/** The same connection in the format of `DATABASE_URL`. */
export function urlOf({ connectionString, host, port, user, database: name }: pg.ClientConfig): string {
  return (
    connectionString ?? `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`
  );
}
