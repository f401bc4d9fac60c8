import type { Config } from '#config.ts';
import type { MadeQuery } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { holdPort } from '#listening.ts';
import type { RunningServer } from '#serve-app.ts';

/**
 * Takes the port, opens the database, then serves the web app in that folder; stopping undoes it in reverse order. The
 * code of the app is loaded while the database starts.
 */
export async function startServer(config: Config, webApp?: string): Promise<RunningServer> {
  const port = await holdPort(config);
  let tell = (_query: MadeQuery) => {};
  const onQuery = (query: MadeQuery) => {
    if (query.ms >= config.slowQueryMs) tell(query);
  };
  try {
    const [database, { serveApp }] = await Promise.all([
      openDatabase(config, console.error, onQuery),
      import('#serve-app.ts'),
    ]);
    const server = await serveApp({ config, port, database, webApp });
    tell = (query) => server.app.log.warn(query, 'slow query');
    return server;
  } finally {
    await port.release();
  }
}
