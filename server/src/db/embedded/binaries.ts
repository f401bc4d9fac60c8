import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseUser, giveTree } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { fullDisk } from './full-disk.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  major: string;
}

/** Without the server's environment, which may hold secrets, and without the operator's PG* settings. */
export const CHILD_ENVIRONMENT = { LC_ALL: 'C', PATH: process.env.PATH ?? '' };

const CACHE_OF_ROOT = '/var/cache/crisper';

export async function findBinaries(user: DatabaseUser | undefined, dataDir: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    const { postgres }: { postgres: string } = await import(packageName);
    native = dirname(dirname(await realpath(postgres)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Crisper brings no PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  return usableBinaries(native, user, user ? CACHE_OF_ROOT : dataDir);
}

/** The binaries where they are, or a copy of them when the user cannot run them there. */
export async function usableBinaries(
  native: string,
  user: DatabaseUser | undefined,
  shelf: string,
): Promise<Binaries> {
  try {
    return await linkAndTry(native, user).catch(async (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return linkAndTry(await copyTo(shelf, native, user), user);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim().replaceAll('\n', ' ') : String(cause);
    throw (
      fullDisk(shelf, reason) ??
      new EmbeddedPostgresError(
        `The PostgreSQL that Crisper brings does not run on this machine (${reason}): set DATABASE_URL to a PostgreSQL server.`,
        { cause },
      )
    );
  }
}

async function linkAndTry(native: string, user: DatabaseUser | undefined): Promise<Binaries> {
  await linkLibraries(native);
  const postgres = join(native, 'bin', 'postgres');
  const { stdout } = await promisify(execFile)(postgres, ['--version'], {
    ...user,
    cwd: '/',
    env: CHILD_ENVIRONMENT,
  });
  return { postgres, initdb: join(native, 'bin', 'initdb'), major: /\d+/.exec(stdout)?.[0] ?? '' };
}

/** npm packages cannot hold symbolic links; the package makes them in an install script, which may be blocked. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere) await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

async function copyTo(shelf: string, native: string, user: DatabaseUser | undefined): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(native), 'package.json'), 'utf8'),
  );
  const copy = join(shelf, user ? `postgresql-${version}-${user.uid}` : `postgresql-${version}`);
  if (await lstat(copy).catch(() => undefined)) return copy;
  const draft = `${copy}.${process.pid}`;
  await mkdir(shelf, { recursive: true });
  if (user) await chmod(shelf, 0o755);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  // The original may be read-only, and its copy with it.
  await chmod(join(draft, 'lib'), 0o755);
  if (user) await giveTree(draft, user);
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    ignoreExisting(error);
  });
  return copy;
}

function isRefusal(error: unknown): boolean {
  return hasCode(error, ['EACCES', 'EPERM', 'EROFS']);
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, ['EEXIST', 'ENOTEMPTY'])) throw error;
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
