import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { prepareCluster, SUPERUSER } from './cluster.ts';
import { lockDataFolder, openDataFolder } from './data-folder.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { keepRunning } from './keep-running.ts';
import { answers, runPostmaster } from './postmaster.ts';
import { stopPostmaster } from './postmaster-process.ts';
import { SOCKET_PORT } from './settings.ts';
import { openSocketFolder, type SocketFolder } from './socket-folder.ts';

export { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface EmbeddedPostgres {
  /** For pg.Pool; the host is the folder of the socket. */
  connection: { host: string; port: number; user: string; database: string; ssl: false };
  stop(): Promise<void>;
}

/** Keeps the locks of running databases from being collected, whatever the caller does with the result. */
const running = new Set<EmbeddedPostgres>();

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log?: (message: string) => void;
  /** Called when PostgreSQL has begun to start: this process has nothing to do but wait. */
  onLaunch?: () => void;
}): Promise<EmbeddedPostgres> {
  const { log = () => {}, onLaunch = () => {} } = options;
  const dataDir = await openDataFolder(options.dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const user = await chooseDatabaseUser(dataDir, folder);
    const cluster = { dataDir, folder, user, binaries: await findBinaries(user, dataDir), onLaunch };
    await prepareCluster(cluster);
    const socket = await openSocketFolder(folder);
    const connection = connectionTo(socket);
    const postmaster = await runPostmaster(cluster, connection).catch(async (error: unknown) => {
      await socket.close();
      throw error;
    });
    const { pid, isAdopted } = postmaster;
    log(
      `PostgreSQL ${isAdopted ? 'was still running and is ours again' : 'started'} (process ${pid}) in ${folder}`,
    );
    const stopWatching = keepRunning(postmaster, { cluster, connection, log });

    let stopped: Promise<void> | undefined;
    const shutDown = async () => {
      await stopPostmaster(await stopWatching(), folder);
      await socket.close();
      unlock();
      running.delete(embedded);
    };
    const embedded: EmbeddedPostgres = {
      connection,
      stop: () => {
        stopped ??= shutDown();
        return stopped;
      },
    };
    running.add(embedded);
    return embedded;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database that a server runs on this folder right now, if any; stopping only disconnects from it. */
export async function findRunningPostgres(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const socket = await openSocketFolder(join(await openDataFolder(dataDir), 'postgres'));
  const connection = connectionTo(socket);
  if (await answers(connection)) return { connection, stop: socket.close };
  await socket.close();
  return undefined;
}

function connectionTo(socket: SocketFolder): EmbeddedPostgres['connection'] {
  return { host: socket.path, port: SOCKET_PORT, user: SUPERUSER, database: 'postgres', ssl: false };
}
