import { stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens } from '#calling/access-tokens.ts';
import { openKeyRing } from '#calling/signing-keys.ts';
import { readConfig } from '#config.ts';
import { createApp } from '#create-app.ts';
import { listSteps, type Migration } from '#db/migrate.ts';
import { Browser } from '#testing/test-browser.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import {
  everything,
  everythingButVersions,
  newDatabase,
  newFolder,
  opened,
  query,
  sha256,
  shape,
} from './backup.fixture.ts';
import { openBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { onOwnConnection } from './snapshot.ts';
import { contents, writeBackup } from './write-backup.ts';

const ANA = 'ana@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newFile = async () => join(await newFolder(), 'kitchen.backup.zst');

/** Rows in as many tables as a person can reach. */
async function live(): Promise<void> {
  await server.browser().register('bo@example.com', 'Crisper1');
  const ana = await server.as(ANA);
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } });
  const png = { 'content-type': 'image/png' };
  const { url } = (await ana.send('POST', '/pictures', await photo.png().toBuffer(), png)).json();
  const milk = await server.addItem(ANA, {
    image: url,
    title: 'Milk\tof\\the "day"',
    description: '\\.\n\\N\n',
  });
  const bread = await server.addItem(ANA, { title: 'Bread' });
  await ana.send('PATCH', `/items/${milk._id}/note`, { userEmail: ANA, text: 'Ouvert 🥛\r\n\\.\r\n' });
  await ana.send('DELETE', `/items/${bread._id}`);
  await ana.send('POST', '/bmi', { heightCm: 180.5, weightKg: 75.25, age: 30, gender: 'female' });
  await ana.send('PUT', `/notifications/${ANA}/seen`);
}

test('every row of every table comes back, and what holds them together', async () => {
  await live();
  const file = await newFile();
  const before = await everything(server);
  const rowsBefore = await everythingButVersions(server);
  const written = await writeBackup(server.connection, file);
  const target = await newDatabase({ empty: true });
  const restored = await restoreBackup(file, async () => opened(target));
  const { items_version: versions } = await everything(target);
  const after = await everythingButVersions(target);

  expect(after).toEqual(rowsBefore);
  expect(Object.keys(after).filter((table) => after[table]?.length).length).toBeGreaterThan(10);
  expect(versions).not.toEqual(before.items_version);
  expect(await shape(target)).toEqual(await shape(server));
  const rows = Object.values(before).flat().length;
  expect(written).toEqual({ file, rows, bytes: (await stat(file)).size, sha256: await sha256(file) });
  expect(restored).toMatchObject({ rows, leftOut: [] });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

/** Tables that the product does not have today and may have tomorrow. */
const TOMORROW: Migration[] = [
  `create table "Odd ""one" (
     id bigint generated always as identity primary key, other bigint, twice bigint generated always as (id * 2) stored,
     body text, bytes bytea, at timestamptz, day date, ratio double precision, amount numeric, span interval,
     doc jsonb, tags text[], unique (other))`,
  'create table ring (id bigint primary key references "Odd ""one" (other))',
  'alter table "Odd ""one" add foreign key (other) references ring (id) deferrable initially deferred',
  'create table nothing (id int)',
  `insert into nothing values (1)`,
  `create function meddle() returns trigger language plpgsql as $$ begin insert into nothing values (2); return new; end $$`,
  `create trigger meddle after insert on ring for each row execute function meddle()`,
].map((statement, index) => ({ name: `900${index}_tomorrow.sql`, statement }));

test('circles, sequences, odd names, all kinds of values, and steps that put rows in', async () => {
  const source = await newDatabase({ empty: false });
  for (const { name, statement } of TOMORROW) {
    await query(source, statement);
    await query(source, `insert into schema_migrations values ('${name}', now())`);
  }
  await query(
    source,
    `begin; insert into "Odd ""one" (other, body, bytes, at, day, ratio, amount, span, doc, tags) values
       (7, E'a\\tb\\nc\\\\.\\n\\\\.\\n', '\\x000aff5c2e0a', '2026-03-29 01:59:59.999999+00', 'infinity', 0.1::float8 + 0.2,
        12345678901234567890.10, '1 mon -2 days 03:04:05.6', '{"a": [1, "\\n"]}', array[null, '', 'NULL', 'é"{},\\\\']),
       (null, '', '', 'infinity', '0044-03-15 BC', 'NaN', null, null, 'null', '{}'), (8, '\\N', null, null, null, null, null, null, null, null);
     insert into ring values (7), (8); delete from nothing; commit`,
  );
  await query(source, `select setval(pg_get_serial_sequence('"Odd ""one"', 'id'), 9007199254740993)`);
  const before = await everything(source);
  const file = await newFile();
  await writeBackup(source.connection, file);
  const target = await newDatabase({ empty: true });
  await restoreBackup(file, async () => opened(target), [...(await listSteps()), ...TOMORROW]);

  const { items_version: _, ...after } = await everything(target);
  expect({ ...after, items_version: [] }).toEqual(before);
  expect(await shape(target)).toEqual(await shape(source));
  const [next] = await query(target, `insert into "Odd ""one" (body) values ('next') returning id::text`);
  expect(next).toEqual({ id: '9007199254740994' });
});

test('an older database is brought up to date', async () => {
  const steps = await listSteps();
  const tomorrow = { name: '9000_tomorrow.sql', statement: 'alter table notes add column colour text' };
  await server.addItem(ANA);
  const file = await newFile();
  await writeBackup(server.connection, file);
  const target = await newDatabase({ empty: true });
  await restoreBackup(file, async () => opened(target), [...steps, tomorrow]);
  const applied = await query<{ name: string }>(target, 'select name from schema_migrations order by name');
  expect(applied.map(({ name }) => name)).toEqual([...steps, tomorrow].map(({ name }) => name));
  expect(await query(target, 'select colour from notes limit 0')).toEqual([]);
});

test('a backup is of one moment, whatever is written meanwhile', async () => {
  const file = await newFile();
  let writing = true;
  let countBefore = 0;
  const write = async (category: string) => {
    while (writing) {
      const { _id } = await server.addItem(ANA, { category });
      if (category === 'Meat') await (await server.as(ANA)).send('DELETE', `/items/${_id}`);
    }
  };
  const writers = ['Dairy', 'Meat', 'Fruits'].map(write);
  await writeBackup(server.connection, file, {
    goAhead: async (client) => {
      const { rows } = await client.query('select count(*)::int as count from items');
      countBefore = rows[0].count;
      await server.addItem(ANA, { title: 'Too late' });
      return true;
    },
  });
  writing = false;
  await Promise.all(writers);

  const target = await newDatabase({ empty: true });
  await restoreBackup(file, async () => opened(target));
  const [found] = await query(
    target,
    `select (select count(*)::int from items) as items, (select sum(count)::int from item_counts) as counted,
       (select count(*)::int from items where title = 'Too late') as late`,
  );
  expect(found).toEqual({ items: countBefore, counted: countBefore, late: 0 });
  const off = await query(
    target,
    `select category, expiry_date from (select category, expiry_date, count(*) as count from items group by 1, 2) a
     full join (select category, expiry_date, sum(count) as count from item_counts group by 1, 2) b
       using (category, expiry_date)
     where coalesce(a.count, 0) <> coalesce(b.count, 0)`,
  );
  expect(off).toEqual([]);
});

test('sessions are still valid, and no page that a browser remembers is taken for a new one', async () => {
  const browser = server.browser();
  await browser.register('cy@example.com', 'Crisper1');
  const { etag } = (await browser.send('GET', '/items')).headers;
  const file = await newFile();
  await writeBackup(server.connection, file);
  const target = await newDatabase({ empty: true });
  await restoreBackup(file, async () => opened(target));

  const tokens = createAccessTokens(await openKeyRing(target.db, null));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: await newFolder() });
  const app = await createApp({ config, db: target.db, tokens });
  const sameBrowser = Object.assign(new Browser(app), {
    cookies: browser.cookies,
    accessToken: browser.accessToken,
    headers: { 'if-none-match': String(etag) },
  });
  expect((await sameBrowser.send('GET', '/bmi')).statusCode).toBe(200);
  expect((await sameBrowser.refresh()).statusCode).toBe(200);
  expect((await sameBrowser.send('GET', '/items')).statusCode).toBe(200);
  await app.close();
});

test('however large a table is, only a few chunks of it are held at a time', async () => {
  const source = await newDatabase({ empty: false });
  await query(
    source,
    `insert into throttles select 'key ' || n || repeat('x', 150), 1, now() from generate_series(1, 150000) n`,
  );
  let furthest = 0;
  await onOwnConnection(source.connection, 'begin read only', async (client) => {
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    let taken = 0;
    for await (const chunk of contents(client)) {
      taken += chunk.length;
      // Turns of the loop in which a source that ignores backpressure would run ahead.
      for (let turns = 0; turns < 5; turns++) await turn();
      furthest = Math.max(furthest, socket.bytesRead - taken);
    }
    expect(taken).toBeGreaterThan(25_000_000);
  });
  // PostgreSQL's own five bytes a row are among them.
  expect(furthest).toBeLessThan(2_000_000);

  const file = await newFile();
  await writeBackup(source.connection, file);
  const backup = await openBackup(file);
  const sizes: number[] = [];
  for await (const part of backup.parts()) {
    if ('table' in part) for await (const chunk of part.rows) sizes.push(chunk.length);
  }
  expect(sizes.length).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThan(300_000);
});
