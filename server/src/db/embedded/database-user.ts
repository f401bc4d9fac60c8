import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface DatabaseUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Root starts it, in this order, as the owner of the data, of the data folder,
 * or as an account that every system has; any other user runs it as themselves (undefined).
 */
export async function chooseDatabaseUser(
  dataDir: string,
  cluster: string,
): Promise<DatabaseUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await listAccounts();
  for (const folder of [cluster, dataDir]) {
    const owner = await stat(folder).catch(() => undefined);
    if (owner !== undefined && owner.uid !== 0) {
      const account = accounts.find(({ uid }) => uid === owner.uid);
      return { uid: owner.uid, gid: account?.gid ?? owner.gid };
    }
  }
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const account = accounts.find(({ name }) => name === wanted);
    if (account !== undefined) return { uid: account.uid, gid: account.gid };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as: give ${dataDir} to an ordinary user, or set DATABASE_URL.`,
  );
}

export async function giveTree(folder: string, { uid, gid }: DatabaseUser): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await lchown(join(folder, entry), uid, gid);
  await lchown(folder, uid, gid);
}

async function listAccounts(): Promise<(DatabaseUser & { name: string })[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return [...passwd.matchAll(/^([^:\n]+):[^:\n]*:(\d+):(\d+):/gm)].map(([, name = '', uid, gid]) => ({
    name,
    uid: Number(uid),
    gid: Number(gid),
  }));
}
