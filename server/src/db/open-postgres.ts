import { resolve } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { requireReachable } from './require-reachable.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  databasePrepared: boolean;
  databaseDirectUrl: string | null;
}

export interface OpenPostgres {
  /** For connections that need a session of their own: without the pooler, where there is one. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/**
 * The PostgreSQL that the configuration names; by default the embedded one in the data folder. `onLaunch` is called
 * when that one has begun to start.
 */
export async function openPostgres(
  config: DatabaseSettings,
  log: (message: string) => void,
  onLaunch = () => {},
): Promise<OpenPostgres> {
  if (config.databaseUrl) {
    const { databaseDirectUrl } = config;
    await requireReachable('DATABASE_URL', config.databaseUrl);
    if (databaseDirectUrl) await requireReachable('DATABASE_DIRECT_URL', databaseDirectUrl);
    const connectionString = databaseDirectUrl ?? config.databaseUrl;
    return { connection: { connectionString }, close: async () => {} };
  }
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    log,
    onLaunch,
  });
  return { connection, close: stop };
}
