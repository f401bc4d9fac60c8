import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  canRunAsNobody,
  clusterOf,
  isRoot,
  NOBODY,
  newDataDir,
  outputOf,
  query,
  runServer,
  start,
  temporaryFolder,
} from './embedded-postgres.fixture.ts';

const REPORT_AND_STOP = 'await embedded.stop(); console.log("stopped");';

test('refuses the data of another PostgreSQL major', async () => {
  const dataDir = await newDataDir();
  await mkdir(clusterOf(dataDir), { recursive: true });
  await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toThrow(
    /made by PostgreSQL 17 and Crisper now brings PostgreSQL 18: .*DATABASE_URL/,
  );
});

test('refuses to put its database where something else lies', async () => {
  const dataDir = await newDataDir();
  await mkdir(clusterOf(dataDir), { recursive: true });
  await writeFile(join(clusterOf(dataDir), 'letter.txt'), 'dear');
  await expect(start(dataDir)).rejects.toThrow(/holds something that is not a PostgreSQL database/);
});

test('refuses a data folder that is a file', async () => {
  const file = join(await temporaryFolder(), 'data');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/^The data folder .* is not writable/);
});

test.runIf(!isRoot || canRunAsNobody)('refuses a folder that is not writable', async () => {
  const parent = await temporaryFolder();
  await chmod(parent, 0o555);
  expect(await outputOf(runServer(join(parent, 'data'), '', isRoot ? NOBODY : undefined))).toEqual([
    expect.stringMatching(/^EmbeddedPostgresError: The data folder .* is not writable .*DATA_DIR/),
  ]);
});

test.runIf(canRunAsNobody)('an ordinary user and root take turns on a folder of that user', async () => {
  const parent = await temporaryFolder();
  const dataDir = await newDataDir(parent);
  await chown(parent, NOBODY.uid, NOBODY.gid);
  expect(await outputOf(runServer(dataDir, REPORT_AND_STOP, NOBODY))).toEqual(['started', 'stopped']);
  await (await start(dataDir)).stop();
  expect((await stat(clusterOf(dataDir))).uid).toBe(NOBODY.uid);
  expect(await outputOf(runServer(dataDir, REPORT_AND_STOP, NOBODY))).toEqual(['started', 'stopped']);
});

test.runIf(canRunAsNobody)('an ordinary user is told whose a database is', async () => {
  const parent = await temporaryFolder();
  const dataDir = await newDataDir(parent);
  await mkdir(clusterOf(dataDir), { recursive: true });
  await chmod(parent, 0o755);
  await chown(dataDir, NOBODY.uid, NOBODY.gid);
  expect(await outputOf(runServer(dataDir, '', NOBODY))).toEqual([
    expect.stringMatching(/^EmbeddedPostgresError: The database in .* belongs to another user \(id 0\): /),
  ]);
});

test.runIf(isRoot)('root runs it as another user, even where only root can go', async () => {
  const parent = await temporaryFolder();
  const dataDir = await newDataDir(parent);
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(parent)).mode & 0o777).toBe(0o700);
  expect((await stat(clusterOf(dataDir))).uid).not.toBe(0);
});

test.runIf(isRoot)('root takes over a database that was copied as root', async () => {
  const dataDir = await newDataDir();
  await (await start(dataDir)).stop();
  await chown(clusterOf(dataDir), 0, 0);
  await chmod(clusterOf(dataDir), 0o755);
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});
