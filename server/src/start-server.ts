import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { createApp } from '#create-app.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { keepHouse } from '#housekeeping.ts';
import { createAccessTokens } from '#identity/access-tokens.ts';
import { loadSigningKeys } from '#identity/signing-keys.ts';

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
    const { db } = database;
    const app = await createApp({ config, db, tokens: createAccessTokens(await loadSigningKeys(db)) });
    await app.listen({ port: config.port, host: config.host });
    const stopHousekeeping = keepHouse(db, app.log);
    return {
      address: config.publicUrl ?? addressOf(app, config.host),
      app,
      db,
      async stop() {
        stopHousekeeping();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const port = app.addresses()[0]?.port;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
