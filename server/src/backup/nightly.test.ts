import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { expect, test, vi } from 'vitest';
import { onlyAt } from '#db/primary.ts';
import { newDatabase, newFolder, opened } from './backup.fixture.ts';
import { backUpEveryNight, backUpTonight } from './nightly.ts';
import { restoreBackup } from './restore-backup.ts';

const night = (day: number, hour = 3) => new Date(2026, 0, day, hour, 10);
const nameOf = (day: number) => `crisper-nightly-2026-01-${String(day).padStart(2, '0')}.backup.zst`;

async function setUp() {
  const { connection } = await newDatabase({ empty: false });
  const dataDir = await newFolder();
  return { options: { database: onlyAt(connection), dataDir }, backups: join(dataDir, 'backups') };
}

test('seven nights are kept, and nothing else is ever deleted', async () => {
  const { options, backups } = await setUp();
  await backUpTonight(options, night(1));
  const others = ['crisper-2026-01-01T120000Z.backup.zst', 'crisper-nightly-mine.backup.zst', 'notes.txt'];
  for (const name of others) await writeFile(join(backups, name), 'mine');
  await writeFile(join(backups, `${nameOf(1)}.4711.partial`), 'half');
  for (let day = 2; day <= 10; day++) await backUpTonight(options, night(day));
  const kept = [4, 5, 6, 7, 8, 9, 10].map(nameOf);
  expect((await readdir(backups)).sort()).toEqual([...others, ...kept].sort());

  const target = await newDatabase({ empty: true });
  await restoreBackup(join(backups, nameOf(10)), async () => opened(target));
});

test('one a night, whichever hour it is and however many servers ask', async () => {
  const { options, backups } = await setUp();
  const asked = await Promise.all([1, 2, 3].map(() => backUpTonight(options, night(5))));
  expect(asked.filter((written) => written !== null)).toHaveLength(1);
  expect(await backUpTonight(options, night(5, 14))).toBeNull();
  expect(await backUpTonight(options, night(6, 2))).toBeNull();
  expect(await backUpTonight(options, night(6, 3))).toMatchObject({ file: join(backups, nameOf(6)) });
});

test('one that is told to stop leaves nothing behind', async () => {
  const { options, backups } = await setUp();
  await expect(backUpTonight(options, night(5), AbortSignal.abort())).rejects.toThrow(
    'Stopped: no backup was made.',
  );
  expect(await readdir(backups)).toEqual([]);
});

test('a running server makes them by itself; a failure is logged and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: night(5, 14) });
  const { options, backups } = await setUp();
  const logged: string[] = [];
  const log = (_: unknown, text: string) => void logged.push(text);
  const logger = { info: log, error: log } as never;
  const stop = backUpEveryNight(options, logger);
  const stopFailing = backUpEveryNight({ ...options, database: onlyAt({ host: '/nowhere' }) }, logger);
  vi.advanceTimersByTime(DAY_MS / 48);
  await vi.waitFor(() =>
    expect(logged.sort()).toEqual([
      'made the nightly backup',
      'the nightly backup failed and will be tried again',
      'the nightly backup failed and will be tried again',
    ]),
  );
  vi.advanceTimersByTime(DAY_MS);
  await expect.poll(() => readdir(backups)).toEqual([nameOf(5), nameOf(6)]);
  await Promise.all([stop(), stopFailing()]);
  vi.useRealTimers();
});
