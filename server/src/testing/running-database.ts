import pg from 'pg';
import { findRunningPostgres } from '#db/embedded/embedded-postgres.ts';

/** Runs a statement in the database of a server that runs on its own PostgreSQL, to let time pass there. */
export async function inDatabaseOf(dataFolder: string, statement: string): Promise<void> {
  const running = await findRunningPostgres(dataFolder);
  if (!running) throw new Error('no server runs on this folder');
  const { connection, stop } = running;
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
    await stop();
  }
}
