import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError, type ImportFileKind } from '@crisper/domain/errors.ts';
import { EVERSHELF_TABLES } from '@crisper/domain/imports/evershelf-rows.ts';
import { readGrocyRows } from '@crisper/domain/imports/grocy-rows.ts';
import { GROCY_TABLES } from '@crisper/domain/imports/grocy-tables.ts';
import { importedFood, importedKeeping } from '@crisper/domain/imports/imported-food.ts';
import { IMPORT_FILE_MAX_BYTES } from '@crisper/domain/imports/source.ts';
import type { SourceFood } from '@crisper/domain/imports/source-food.ts';
import { goodThrough } from '@crisper/domain/items/keeping/good-through.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endlessBackup, tar } from './backup.fixture.ts';
import { FOLDER_PREFIX, readImportFile } from './read-import-file.ts';

const SAMPLES = fileURLToPath(new URL('../samples/', import.meta.url));
const sample = (name: string) => readFileSync(join(SAMPLES, name));
const read = (...bytes: Buffer[]) => readImportFile(Readable.from(bytes));
/** The day on which the samples were made. */
const MADE = calendarDate('2026-11-15');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-samples-'));
  // Other tests read files at the same time.
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** The processes that this one has started and that still run, and the files that it has made for them. */
const leftovers = () => ({
  files: readdirSync(folder).filter((name) => name.startsWith(FOLDER_PREFIX)),
  processes: execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('read-file-process.ts')),
});
const NOTHING = { files: [], processes: [] };

/** The last good day by our own rules, of food that is put in. */
function lastDay(food: SourceFood) {
  const place = food.place?.kind ?? 'pantry';
  const imported = importedFood(food, { place, category: 'Others', currency: 'EUR' });
  return goodThrough(importedKeeping(imported, 'Others', MADE))?.date ?? null;
}

describe.each([
  ['its database', () => read(sample('grocy-4.2.0.db'))],
  ['a newer database', () => read(sample('grocy-4.6.0-schema.db'))],
  ['the answers of its API', async () => readGrocyRows(grocyAnswers())],
])('Grocy, by %s', (_, source) => {
  let grocy: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    grocy = await source();
  });

  const titled = (title: string) => grocy.foods.filter((food) => food.title === title);

  test('has 63 things in 6 places', () => {
    expect(grocy.program).toBe('grocy');
    expect(grocy.foods).toHaveLength(63);
    expect(new Set(grocy.foods.map(({ place }) => place?.name)).size).toBe(6);
    expect(new Set(grocy.foods.map(({ ref }) => ref)).size).toBe(63);
  });

  test('keeps what Grocy knows of their dates', () => {
    const { foods } = grocy;
    expect(foods.filter((food) => lastDay(food) === null)).toHaveLength(5);
    expect(foods.filter((food) => (lastDay(food) ?? MADE) < MADE)).toHaveLength(7);
    expect(foods.filter(({ dateKind }) => dateKind === 'use-by')).toHaveLength(7);
    expect(foods.filter(({ opened }) => opened)).toHaveLength(4);
    expect(foods.filter(({ freezing }) => freezing && !freezing.thawed)).toHaveLength(9);
    expect(foods.filter(({ doubts }) => doubts.includes('date-made-up')).map(({ title }) => title)).toEqual([
      'Chicken breast',
      'Garlic',
    ]);
  });

  test('shows the days that Grocy shows, though opening and freezing overwrote them there', () => {
    const rows = grocyAnswers().stock ?? [];
    const shown = rows.map(({ best_before_date: day }) => (day === '2999-12-31' ? null : day));
    expect(grocy.foods.map(lastDay)).toEqual(shown);
    const [frozen] = titled('Carrots').filter(({ freezing }) => freezing);
    expect(frozen).toMatchObject({ labelDate: '2026-11-26', freezing: { on: '2026-11-15', days: 200 } });
    const [ham] = titled('Cooked ham').filter(({ opened }) => opened);
    expect(ham).toMatchObject({ labelDate: '2026-11-20', opened: { on: '2026-11-15', days: 3 } });
  });

  test('has amounts in our units, and prices of the whole', () => {
    expect(titled('Whole milk')[0]).toMatchObject({ amount: 500, unit: 'ml', barcode: '04006381333931' });
    expect(titled('Butter')[0]).toMatchObject({ amount: 250, unit: 'g' });
    expect(titled('Parmesan, 24 months')[0]?.price).toBe(4.57);
    expect(titled('Eggs')[0]?.barcode).toBe('00012345678905');
    expect(titled('Onions')[0]?.price).toBeNull();
  });

  test('knows what was eaten and thrown away, without what was undone', () => {
    expect(grocy.history.filter(({ outcome }) => outcome === 'eaten')).toHaveLength(8);
    expect(grocy.history.filter(({ outcome }) => outcome === 'wasted')).toHaveLength(4);
  });

  test('says what stays behind', () => {
    expect(grocy.leftBehind).toContainEqual({ what: 'recipes', count: 1 });
    expect(grocy.leftBehind).toContainEqual({ what: 'shopping-lists', count: 2 });
  });
});

function grocyAnswers() {
  const names = readdirSync(join(SAMPLES, 'grocy-api')).map((name) => name.replace('.json', ''));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(sample(`grocy-api/${name}.json`).toString())]),
  ) as Parameters<typeof readGrocyRows>[0];
}

test('Grocy wrote numbers as texts before its version 4', () => {
  const asTexts = Object.fromEntries(
    Object.entries(grocyAnswers()).map(([name, rows = []]) => [
      name,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([field, value]) => [
            field,
            typeof value === 'number' ? `${value}` : value,
          ]),
        ),
      ),
    ]),
  );
  expect(readGrocyRows(asTexts)).toEqual(readGrocyRows(grocyAnswers()));
});

test('EverShelf has 20 things, four used and one thrown away', async () => {
  const { program, foods, history } = await read(sample('evershelf.db'));
  expect(program).toBe('evershelf');
  expect(foods).toHaveLength(20);
  expect(foods.find(({ title }) => title === '=1+1 soup')).toMatchObject({
    group: 'conserve',
    unit: 'pack',
    place: { name: 'dispensa', kind: 'pantry' },
  });
  expect(history.map(({ outcome }) => outcome).sort()).toEqual([
    'eaten',
    'eaten',
    'eaten',
    'eaten',
    'wasted',
  ]);
});

const addOn = () =>
  gzipSync(tar({ 'data/options.json': Buffer.from('{}'), 'data/grocy.db': sample('grocy-4.2.0.db') }));

test.each([
  [
    'a tar with a compressed tar for each program',
    () => tar({ './backup.json': Buffer.from('{}'), './a0d7b954_grocy.tar.gz': addOn() }),
  ],
  ['the same, compressed once more', () => gzipSync(tar({ './a0d7b954_grocy.tar.gz': addOn() }))],
  ['the part of Grocy alone', addOn],
])('a backup of Home Assistant is searched: %s', async (_, backup) => {
  expect((await read(backup())).foods).toHaveLength(63);
  expect(leftovers()).toEqual(NOTHING);
});

/** A database of Grocy's tables, of which one is something else. */
async function hostile(name: string, ...statements: string[]): Promise<Buffer> {
  const path = join(folder, name);
  const db = new DatabaseSync(path);
  const tables = ['stock_log', 'quantity_units', 'products'];
  for (const table of tables) db.exec(`create table ${table} (id integer primary key, name text)`);
  for (const statement of statements) db.exec(statement);
  db.close();
  return readFile(path);
}
const ENDLESS =
  'with recursive forever (n) as (select 1 union all select n + 1 from forever) select n as id from forever';

const refused: [string, ImportFileKind, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['a PDF', 'pdf', () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['a photo', 'picture', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a ZIP', 'zip', () => Buffer.from('PK\x03\x04', 'latin1')],
  ['a list', 'text', () => Buffer.from('Milk\nCrème fraîche\n')],
  ['noise', 'other', () => Buffer.from('00ff00ff', 'hex')],
  ['a backup without Grocy', 'backup-without-grocy', () => tar({ 'core_ssh.tar.gz': gzipSync(tar({})) })],
  ['an encrypted backup', 'backup-locked', () => tar({ 'a0d7b954_grocy.tar.gz': Buffer.from('SecureTar') })],
  ['half a database', 'database-damaged', () => sample('grocy-4.2.0.db').subarray(0, 100_000)],
  ['the beginning of a database', 'database-damaged', () => sample('grocy-4.2.0.db').subarray(0, 64)],
  ['noise in a database', 'database-damaged', () => scrambled(sample('grocy-4.2.0.db'))],
  ['half a compressed file', 'database-damaged', () => addOn().subarray(0, 5000)],
  ['another program’s database', 'database-unknown', () => hostile('other.db')],
  ['a view that never ends', 'database-unsafe', () => hostile('view.db', `create view stock as ${ENDLESS}`)],
  [
    'a virtual table',
    'database-unsafe',
    () => hostile('virtual.db', 'create virtual table stock using fts5(id)'),
  ],
  [
    'a column that is computed',
    'database-unsafe',
    () => hostile('generated.db', 'create table stock (id integer, amount as (length(zeroblob(1000000))))'),
  ],
];

const scrambled = (bytes: Buffer): Buffer => {
  const noise = Buffer.from(bytes);
  for (let at = 4096; at < noise.length; at += 7) noise[at] = (noise[at] ?? 0) ^ 0x5a;
  return noise;
};

test.each(refused)('%s is refused as %s, and nothing is left of it', async (_, is, bytes) => {
  const error = await read(await bytes()).catch((thrown: AppError) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'import_file_refused', reason: { about: 'import_file', is } });
  expect(leftovers()).toEqual(NOTHING);
});

test.each([
  // The one that would be read last.
  ['Grocy', GROCY_TABLES.at(-1), 'stock'],
  ['EverShelf', EVERSHELF_TABLES.at(-1), 'inventory, transactions'],
  ['EverShelf', 'inventory', 'inventory, transactions'],
])('of a database of %s whose %s is a view that never ends nothing is read', async (program, view, marks) => {
  const bytes = await hostile(
    `${program}-${view}.db`,
    ...marks.split(', ').map((table) => `create table if not exists ${table} (id integer, name text)`),
    `drop table if exists ${view}`,
    `create view ${view} as ${ENDLESS}`,
  );
  const error = await read(bytes).catch((thrown: AppError) => thrown);
  // A SELECT from it would be ended as too slow.
  expect(error).toMatchObject({ reason: { about: 'import_file', is: 'database-unsafe' } });
  expect(leftovers()).toEqual(NOTHING);
});

test('a trigger is never run, and does not keep a database from being read', async () => {
  const bytes = await hostile(
    'trigger.db',
    'create table stock (id integer primary key, product_id integer, amount real)',
    'create trigger wipe after insert on stock begin delete from stock; end',
  );
  expect((await read(bytes)).foods).toEqual([]);
});

test('more than 64 MB are refused as they come', async () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  const chunks = Array.from({ length: IMPORT_FILE_MAX_BYTES / megabyte.length + 1 }, () => megabyte);
  await expect(read(...chunks)).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(leftovers()).toEqual(NOTHING);
});

test('what takes too long is ended', async () => {
  const reading = read(...endlessBackup()).catch((error: AppError) => error);
  expect(await reading).toMatchObject({ reason: { about: 'import_file', is: 'database-too-slow' } });
  expect(leftovers()).toEqual(NOTHING);
});
