import type { Config } from '#config.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openCertificate } from '#http/certificate.ts';
import { holdPort, portWhenReady } from '#listening.ts';
import type { RunningServer } from '#serve-app.ts';

const loadApp = () => import('#serve-app.ts');

/**
 * Reads the certificate, takes the port, opens the database, then serves the web app in that folder; stopping undoes
 * it in reverse order. The code of the app and of the database client is loaded while PostgreSQL starts: not sooner,
 * because loading modules leaves no time for anything else.
 */
export async function startServer(config: Config, webApp?: string): Promise<RunningServer> {
  const certificate = config.tls && (await openCertificate(config.tls));
  const port = config.databaseUrl ? portWhenReady(config) : await holdPort(config, certificate);
  try {
    // An error of loading is thrown below.
    const onLaunch = () => void loadApp().catch(() => {});
    const postgres = await openPostgres(config, console.error, onLaunch);
    const { serveApp } = await loadApp().catch(async (error: unknown) => {
      await postgres.close();
      throw error;
    });
    return await serveApp({ config, certificate, port, postgres, webApp });
  } finally {
    await port.release();
  }
}
