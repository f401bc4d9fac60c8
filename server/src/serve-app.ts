import type { FastifyInstance } from 'fastify';
import { backUpEveryNight } from '#backup/nightly.ts';
import { createAccessTokens } from '#calling/access-tokens.ts';
import { openKeyRing } from '#calling/signing-keys.ts';
import { collectAtRest } from '#collect-at-rest.ts';
import type { Config } from '#config.ts';
import { createApp } from '#create-app.ts';
import type { Database, MadeQuery } from '#db/database.ts';
import { openDatabaseOn } from '#db/open-database.ts';
import type { OpenPostgres } from '#db/open-postgres.ts';
import { keepHouse } from '#housekeeping.ts';
import type { Certificate } from '#http/certificate.ts';
import { renewCertificate } from '#http/renew-certificate.ts';
import type { ReservedPort } from '#listening.ts';
import { readArticles } from '#newsletter/articles.ts';
import { sendDigests } from '#newsletter/digest.commands.ts';
import { sendNotices } from '#ntfy/send-notices.commands.ts';
import { publicAddressOf } from '#public-address.ts';
import { openPushKeys } from '#push/push-keys.ts';
import { sendPushes } from '#push/send-pushes.commands.ts';
import { tellWhatIsDue } from '#reminders/due-webhooks.commands.ts';
import { sendReminders, tellOtherwise } from '#reminders/send-reminders.commands.ts';

export interface RunningServer {
  address: string;
  app: FastifyInstance;
  db: Database;
  stop(): Promise<void>;
}

interface Parts {
  config: Config;
  certificate: Certificate | null;
  port: ReservedPort;
  postgres: OpenPostgres;
  webApp: string | undefined;
}

/** Serves the app and begins the work in the background. Stopping, or failing to start, closes the database. */
export async function serveApp(parts: Parts): Promise<RunningServer> {
  const { config, certificate, port, postgres, webApp } = parts;
  let tell = (_query: MadeQuery) => {};
  const onQuery = (query: MadeQuery) => {
    if (query.ms >= config.slowQueryMs) tell(query);
  };
  const database = await openDatabaseOn(postgres, { config, log: console.error, onQuery });
  try {
    const { db, direct, listen } = database;
    const keys = await openKeyRing(db, config.identity.secretKey);
    const pushKeys = openPushKeys(db, config.identity.secretKey);
    // Made on the first start.
    await pushKeys.newest();
    const app = await createApp({
      ...{ config, certificate, db, listen, webApp },
      tokens: createAccessTokens(keys),
    });
    await port.handOver(app).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const { log } = app;
    const address = () => publicAddressOf(app, config, certificate);
    const stopRenewing = certificate ? renewCertificate(certificate, log) : () => {};
    tell = (query) => log.warn(query, 'slow query');
    const stopHousekeeping = keepHouse({
      ...{ db, keys, log },
      writeLetters: async () => {
        const articles = await readArticles();
        await sendDigests({ db, articles, log, address: address() }, new Date());
      },
      sendPushes: () =>
        sendPushes({ db, keys: pushKeys, log, ...config.push, onLost: tellOtherwise('push') }),
      sendNotices: () => sendNotices({ db, hosts: config.webhookHosts, log, onLost: tellOtherwise('ntfy') }),
      tellWhatIsDue: () => tellWhatIsDue({ db, log }, new Date()),
      writeReminders: () => sendReminders({ db, log, address: address() }, new Date()),
    });
    const stopBackups = config.nightlyBackups
      ? backUpEveryNight({ database: direct, dataDir: config.dataDir }, log)
      : async () => {};
    const stopCollecting = collectAtRest();
    return {
      address: address(),
      app,
      db,
      async stop() {
        stopCollecting();
        stopHousekeeping();
        stopRenewing();
        await Promise.all([stopBackups(), app.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
