import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

export interface NextVersion {
  /** The file that starts it. */
  main: string;
  remove(): Promise<void>;
}

/** A copy of the server with one more migration, beside the same pages and dependencies. */
export async function makeNextVersion(migration: string): Promise<NextVersion> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-next-'));
  const server = join(folder, 'server');
  for (const part of ['src', 'migrations', 'package.json', 'start.mjs']) {
    await cp(join(PROJECT, 'server', part), join(server, part), { recursive: true });
  }
  for (const part of ['node_modules', 'web', 'package.json', 'server/node_modules']) {
    await symlink(join(PROJECT, part), join(folder, part));
  }
  await writeFile(join(server, 'migrations', '9999_next_version.sql'), migration);
  return {
    main: join(server, 'start.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
