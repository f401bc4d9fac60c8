import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { newFolder, query } from '#backup/backup.fixture.ts';
import { readConfig } from '#config.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import type { RunningServer } from '#serve-app.ts';
import { startServer } from '#start-server.ts';

const ANA = { name: 'Ana', email: 'ana@example.com', password: 'Crisper1' };
const BO = { ...ANA, name: 'Bo', email: 'bo@example.com' };

afterEach(() => vi.restoreAllMocks());

const start = (dataDir: string) =>
  startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));

const post = async ({ app }: RunningServer, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })).statusCode;

async function run(command: 'backup' | 'restore', dataDir: string, file: string): Promise<string> {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [script, file], { env })).stdout;
}

/** What the next version does to the database: a table that this version knows is another one then. */
async function update(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  await query(postgres, 'alter table accounts rename column email to address');
  await query(postgres, "insert into schema_migrations values ('9999_rename_email.sql', now())");
  await postgres.stop();
}

test('an update is undone by the version before it and the backup made before it', async () => {
  const folder = await newFolder();
  const dataDir = join(folder, 'data');
  const file = join(folder, 'before.backup.zst');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = await start(dataDir);
  expect(await post(before, 'register', ANA)).toBe(201);
  // While it runs: nobody has to wait for the backup.
  expect(await run('backup', dataDir, file)).toMatch(/^Backed up \d+ rows to /);
  expect(await post(before, 'register', BO)).toBe(201);
  await before.stop();

  await update(dataDir);
  said.mockClear();
  const tooOld = await start(dataDir);
  expect(said.mock.calls.flat()).toContainEqual(
    expect.stringMatching(
      /^A newer Crisper has used this database \(9999_rename_email\.sql\): update .*"Updates"/,
    ),
  );
  expect(await post(tooOld, 'login', ANA)).toBe(500);
  await tooOld.stop();

  await rename(dataDir, join(folder, 'data-updated'));
  expect(await run('restore', dataDir, file)).toMatch(/^Restored \d+ rows .* Crisper can be started\.\n$/);
  said.mockClear();
  const back = await start(dataDir);
  expect(said.mock.calls.flat().join('\n')).not.toContain('newer Crisper');
  expect(await post(back, 'login', ANA)).toBe(200);
  // What was done after the backup is undone with the update.
  expect(await post(back, 'login', BO)).not.toBe(200);
  await back.stop();
});
