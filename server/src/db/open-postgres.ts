import { resolve } from 'node:path';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { onlyAt, type Primary } from './primary.ts';
import { requireReachable } from './require-reachable.ts';

export interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | null;
  databasePrepared: boolean;
  databaseDirectUrl: string | null;
}

export interface OpenPostgres {
  /** Through the pooler, where there is one. */
  primary: Primary;
  /** For connections that need a session of their own: without the pooler. */
  direct: Primary;
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
    const { databaseUrl, databaseDirectUrl } = config;
    const primary = await requireReachable('DATABASE_URL', databaseUrl, log);
    const direct = databaseDirectUrl
      ? await requireReachable('DATABASE_DIRECT_URL', databaseDirectUrl, log)
      : primary;
    return { primary, direct, close: async () => {} };
  }
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    log,
    onLaunch,
  });
  const primary = onlyAt(connection);
  return { primary, direct: primary, close: stop };
}
