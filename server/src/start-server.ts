import type { FastifyInstance } from 'fastify';
import { backUpEveryNight } from '#backup/nightly.ts';
import type { Config } from '#config.ts';
import { addressOf, createApp } from '#create-app.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { keepHouse } from '#housekeeping.ts';
import { createAccessTokens } from '#identity/access-tokens.ts';
import { openKeyRing } from '#identity/signing-keys.ts';

export interface RunningServer {
  address: string;
  app: FastifyInstance;
  db: Database;
  stop(): Promise<void>;
}

/** Opens the database, then listens; stopping undoes both, in the other order. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = await openDatabase(config, console.error);
  try {
    const { db, connection, listen } = database;
    const keys = await openKeyRing(db, config.identity.secretKey);
    const app = await createApp({ config, db, listen, tokens: createAccessTokens(keys) });
    await app.listen({ port: config.port, host: config.host });
    const stopHousekeeping = keepHouse(db, keys, app.log);
    const stopBackups = config.nightlyBackups
      ? backUpEveryNight({ connection, dataDir: config.dataDir }, app.log)
      : async () => {};
    return {
      address: addressOf(app, config),
      app,
      db,
      async stop() {
        stopHousekeeping();
        await Promise.all([stopBackups(), app.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
