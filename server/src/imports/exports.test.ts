import { randomUUIDv7 } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { PortableField } from '@crisper/domain/imports/imported-food-schema.ts';
import { type KitchenExport, kitchenExportSchema } from '@crisper/domain/imports/kitchen-export.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actsIn } from '#testing/acts.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { type Client, inDays, type TestServer, testServer, today } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let kitchen: KitchenId;
const cellar = { id: `pantry-${randomUUIDv7()}`, name: 'Cellar' };

beforeAll(async () => {
  server = await testServer();
  ana = await server.as(ANA);
  kitchen = await startKitchen(server, ANA);
  const act = actsIn(kitchen, ana);
  await ana.send('POST', `/kitchens/${kitchen}/places`, cellar);
  const add = (item: object) => ({ kind: 'addItem', item: { id: randomUUIDv7(), ...item } });
  const [milk, tea] = [randomUUIDv7(), randomUUIDv7()];
  await act(
    add({
      id: milk,
      title: 'Milk',
      amount: 1000,
      unit: 'ml',
      labelDate: inDays(5),
      dateKind: 'use-by',
      price: 129,
    }),
    { kind: 'useItem', itemId: milk, amount: 250 },
    { kind: 'openItem', itemId: milk },
    add({ title: '=1+1 soup', place: cellar.id, labelDate: null, description: 'From, "Gus" & <me>' }),
    add({ title: 'Peas', place: 'freezer', labelDate: inDays(100), category: 'Vegetable' }),
    add({ id: tea, title: 'Tea' }),
    { kind: 'finishItem', itemId: tea, outcome: 'wasted' },
    { kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'Bread', category: 'Others' } },
  );
});
afterAll(() => server.close());

const exported = async (id: KitchenId): Promise<KitchenExport> =>
  z.parse(kitchenExportSchema, (await ana.get(`/kitchens/${id}/export.json`)).json());

test('everything in a kitchen is in its file', async () => {
  const file = await exported(kitchen);
  expect(file.items.map(({ title }) => title)).toEqual(['Milk', 'Peas', '=1+1 soup']);
  expect(file.history.map(({ title, outcome }) => [title, outcome]).sort()).toEqual([
    ['Milk', 'eaten'],
    ['Tea', 'wasted'],
  ]);
  expect(file.lists).toMatchObject([{ name: null, entries: [{ title: 'Bread' }] }]);
  expect(file.places).toEqual([cellar]);
});

test('another kitchen takes it without a difference, and the same one takes nothing of it', async () => {
  const { items, history, places } = await exported(kitchen);
  const other = await startKitchen(server, ANA, 'Cabin');
  const sent = () => ({ id: randomUUIDv7(), source: 'crisper', foods: items, history, places });
  const done = await ana.send('POST', `/kitchens/${other}/imports`, sent());
  expect(done.json()).toMatchObject({ put: 3, already: 0, history: 2 });
  const again = await exported(other);
  const facts = <T extends { ref: string }>(rows: T[]) =>
    rows.map(({ ref: _, ...row }) => row).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  expect(facts(again.items)).toEqual(facts(items));
  expect(facts(again.history)).toEqual(facts(history));
  expect(again.places).toEqual(places);
  const same = await ana.send('POST', `/kitchens/${kitchen}/imports`, sent());
  expect(same.json()).toMatchObject({ put: 0, already: 5 });
});

test('food comes along with everything that is said of it', async () => {
  type Said = Extract<Intent, { kind: 'addItem' }>['item'];
  const said: Required<Pick<Said, PortableField>> = {
    ...{ title: 'Oat milk', category: 'Beverages', amount: 750, unit: 'ml', price: 249 },
    ...{ place: 'pantry', description: 'Behind the jam', image: 'https://example.com/milk.webp' },
  };
  const [home, away] = [await startKitchen(server, ANA, 'Home'), await startKitchen(server, ANA, 'Away')];
  await actsIn(home, ana)({ kind: 'addItem', item: { id: randomUUIDv7(), ...said } });
  const { items, history, places } = await exported(home);
  expect(items).toMatchObject([said]);
  await ana.send('POST', `/kitchens/${away}/imports`, {
    ...{ id: randomUUIDv7(), source: 'crisper', foods: items, history, places },
  });
  expect((await exported(away)).items).toMatchObject([said]);
});

test('the food comes as CSV that no spreadsheet runs', async () => {
  const response = await ana.get(`/kitchens/${kitchen}/export.csv`);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('crisper-kitchen.csv');
  const lines = response.body.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFTitle,Good through,Amount/);
  expect(lines).toHaveLength(5);
  expect(response.body).toContain(`\r\n'=1+1 soup,,1,piece,Cellar,pantry,Others`);
  expect(response.body).toContain('"From, ""Gus"" & <me>"');
});

/** The files in a ZIP, by the directory at its end. */
function unzipped(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, offset] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const body = offset + 30 + zip.readUInt16LE(offset + 26);
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    files[path] = inflateRawSync(zip.subarray(body, body + packed)).toString();
    at += 46 + name;
  }
  return files;
}

test('the food comes as a spreadsheet, with texts, numbers and days as such', async () => {
  const response = await ana.get(`/kitchens/${kitchen}/export.xlsx`);
  expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
  const files = unzipped(response.rawPayload);
  expect(Object.keys(files)).toContain('[Content_Types].xml');
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet.match(/<row /g)).toHaveLength(4);
  expect(sheet).toContain('<t xml:space="preserve">=1+1 soup</t>');
  expect(sheet).toContain('&quot;Gus&quot; &amp; &lt;me&gt;');
  const days = (Date.parse(today) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(sheet).toContain(` s="1"><v>${days}</v></c>`);
  expect(sheet).toContain('<c r="C2"><v>750</v></c>');
});
