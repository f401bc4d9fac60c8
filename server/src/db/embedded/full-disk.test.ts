import { expect, test } from 'vitest';
import { fullDisk } from './full-disk.ts';

test.each([
  ['Node', 'ENOSPC: no space left on device, mkdir'],
  ['SQLite', 'database or disk is full'],
  ['PostgreSQL', 'could not write to file "pg_wal/xlogtemp.7": No space left on device'],
  ['a quota', 'EDQUOT: disk quota exceeded, write'],
])('that %s finds no room is said with what to do', (_, reason) => {
  expect(fullDisk('/srv/data', reason)?.message).toMatch(
    /^The disk of the data folder \/srv\/data is full \(.*\): free 200 MB there, or set DATA_DIR/,
  );
});

test('any other reason stays what it is', () => {
  expect(fullDisk('/srv/data', 'EACCES: permission denied')).toBeUndefined();
});
