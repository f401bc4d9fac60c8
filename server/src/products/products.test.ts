import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@crisper/domain/durations.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';
import { forgetOldProducts } from './products.commands.ts';

const BEANS = '05000169005279';
/** A double of the service: what it was asked, with which headers, and what it answers. */
const asked: { url: string; headers: object }[] = [];
let answer: { status: number; body: string } | 'nothing';
let service: Server;
let server: TestServer;
let ana: Client;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    if (answer !== 'nothing') response.writeHead(answer.status).end(answer.body);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  server = await testServer({
    PRODUCT_LOOKUP: 'openfoodfacts',
    PRODUCT_LOOKUP_URL: `http://127.0.0.1:${port}`,
  });
  ana = await server.as('ana@example.com');
});
beforeEach(async () => {
  asked.length = 0;
  answer = { status: 200, body: JSON.stringify({ product: { product_name: ' Baked\n beans ' } }) };
  await server.db.deleteFrom('products').execute();
  await server.db.deleteFrom('throttles').execute();
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  service.close();
});

const nameOf = async (gtin = BEANS) => (await ana.get(`/products/${gtin}`)).json().name;

test('the service is asked once, for the number alone', async () => {
  expect(await nameOf()).toBe('Baked beans');
  expect(await nameOf()).toBe('Baked beans');
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/v2/product/5000169005279?fields=product_name,product_name_en,product_name_de,product_name_fr,product_name_es,product_name_it,product_name_nl,product_name_sv,product_name_da,product_name_pt',
  ]);
  expect(asked[0]?.headers).toMatchObject({ 'user-agent': 'Crisper' });
  expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/cookie|authorization|referer|forwarded/i);
});

test('people read the name in their language, and without one that of the product', async () => {
  const product = { product_name: 'Beurre doux', product_name_fr: 'Beurre doux', product_name_de: 'Butter' };
  answer = { status: 200, body: JSON.stringify({ product: { ...product, product_name_en: ' ' } }) };
  const inLanguage = async (language: Language) =>
    (await ana.get(`/products/${BEANS}`, { language })).json().name;
  expect(await inLanguage('de')).toBe('Butter');
  expect(await inLanguage('fr')).toBe('Beurre doux');
  expect(await inLanguage('en')).toBe('Beurre doux');
  expect(asked).toHaveLength(1);
});

test('short numbers are written as the service has them', async () => {
  await nameOf('00000096385074');
  expect(asked[0]?.url).toContain('/product/96385074?');
});

test('what it does not know is not asked for again', async () => {
  answer = { status: 404, body: '{"status":0}' };
  expect([await nameOf(), await nameOf()]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['an error', { status: 503, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['a redirect', { status: 302, body: '' }],
  ['no answer for two seconds', 'nothing'],
] as const)('%s is a name that is not known, and is tried again', async (_, said) => {
  answer = said;
  expect(await nameOf()).toBeNull();
  answer = { status: 200, body: JSON.stringify({ product: { product_name: 'Beans' } }) };
  expect(await nameOf()).toBe('Beans');
});

test.each([
  {},
  null,
  { product: null },
  { product: { product_name: 7 } },
  { product: { product_name: ' ' } },
])('%j has no name in it', async (body) => {
  answer = { status: 200, body: JSON.stringify(body) };
  expect(await nameOf()).toBeNull();
});

test('a name of any length fits a title', async () => {
  answer = { status: 200, body: JSON.stringify({ product: { product_name: `x\0${'long '.repeat(200)}` } }) };
  const name = await nameOf();
  expect(name).toMatch(/^x long/);
  expect(name.length).toBeLessThanOrEqual(200);
});

test('a wrong number, and one that every shop gives as it likes, are not asked for', async () => {
  expect(await nameOf('05000169005278')).toBeNull();
  expect(await nameOf('02812345000007')).toBeNull();
  expect((await ana.get('/products/5000169005279')).statusCode).toBe(422);
  expect(asked).toEqual([]);
});

test('names are forgotten after 90 days', async () => {
  await nameOf();
  const age = (days: number) =>
    server.db
      .updateTable('products')
      .set({ looked_up_at: new Date(Date.now() - days * DAY_MS) })
      .execute();
  await age(89);
  await nameOf();
  expect(asked).toHaveLength(1);
  await age(91);
  await forgetOldProducts(server.db);
  expect(await server.db.selectFrom('products').selectAll().execute()).toEqual([]);
});

test('one person cannot have the service asked without end', async () => {
  answer = { status: 503, body: '' };
  for (let times = 0; times < 35; times++) await nameOf();
  expect(asked).toHaveLength(30);
});

test('without the operator nobody is asked, and browsers are told', async () => {
  const other = await testServer();
  const bo = await other.as('bo@example.com');
  expect((await bo.get(`/products/${BEANS}`)).json()).toEqual({ name: null });
  expect(asked).toEqual([]);
  expect((await bo.get('/auth/providers')).json()).toMatchObject({ looksUpProducts: false });
  expect((await ana.get('/auth/providers')).json()).toMatchObject({ looksUpProducts: true });
  await other.close();
});
