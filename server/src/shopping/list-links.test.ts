import { randomUUIDv7 } from 'node:crypto';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actsIn } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let benId: string;
let ana: Client;
let ben: Client;
let visitor: Client;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  [ana, ben, visitor] = await Promise.all([server.as(ANA), server.as(BEN), server.as(null)]);
});
beforeEach(async () => {
  await server.db.deleteFrom('account_kitchens').execute();
  kitchen = await startKitchen(server, ANA);
  benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
});
afterAll(() => server.close());

const links = () => `/kitchens/${kitchen}/shopping/links`;

async function share(client: Client, listId: string = kitchen) {
  const made = (await client.send('POST', links(), { listId })).json();
  return { linkId: made.linkId as string, token: String(made.link).split('#')[1] ?? '' };
}

async function note(title: string, listId?: string): Promise<string> {
  const id = randomUUIDv7();
  await actsIn(kitchen, ana)({ kind: 'addEntry', entry: { id, title, ...(listId && { listId }) } });
  return id;
}

const look = (token: string) => visitor.send('POST', '/shared-list/look', { token });
const tick = (token: string, entryId: string, fields: object = {}) =>
  visitor.send('POST', '/shared-list/tick', { token, id: randomUUIDv7(), entryId, got: true, ...fields });
const entries = async () => (await ana.get(`/kitchens/${kitchen}/changes`)).json().shopping.entries;

test('whoever has the link looks at the list and ticks, and the kitchen sees it', async () => {
  const milk = await note('Milk');
  const { token } = await share(ben);
  const seen = await look(token);
  expect(seen.headers['cache-control']).toContain('no-store');
  expect(seen.json()).toMatchObject({ name: null, entries: [{ _id: milk, title: 'Milk', isGot: false }] });
  expect(seen.body).not.toContain(ANA);
  expect((await tick(token, milk)).json()).toMatchObject({ entries: [{ isGot: true }] });
  expect(await entries()).toMatchObject([{ _id: milk, gotAt: expect.any(String) }]);
  await tick(token, milk, { got: false });
  expect(await entries()).toMatchObject([{ gotAt: null }]);
});

test('the same tick sent twice happens once', async () => {
  const milk = await note('Milk');
  const { token } = await share(ana);
  const id = randomUUIDv7();
  await tick(token, milk, { id });
  await tick(token, milk, { got: false });
  expect((await tick(token, milk, { id })).json()).toMatchObject({ entries: [{ isGot: false }] });
});

test('it shows that list alone, and ticks nothing of another', async () => {
  const market = randomUUIDv7();
  await actsIn(kitchen, ana)({ kind: 'addList', list: { id: market, name: 'Market' } });
  const milk = await note('Milk');
  await note('Apples', market);
  const { token } = await share(ana, market);
  expect((await look(token)).json()).toMatchObject({ name: 'Market', entries: [{ title: 'Apples' }] });
  expect((await tick(token, milk)).json().entries).toMatchObject([{ title: 'Apples' }]);
  expect((await entries()).find(({ _id }: { _id: string }) => _id === milk)).toMatchObject({ gotAt: null });
});

test('what was taken off the list meanwhile is not brought back', async () => {
  const milk = await note('Milk');
  const { token } = await share(ana);
  await actsIn(kitchen, ana)({ kind: 'removeEntry', entryId: milk });
  expect((await tick(token, milk)).json()).toMatchObject({ entries: [] });
});

test('a link that somebody ended says so, and so does one after two days', async () => {
  const [{ linkId, token }, old] = [await share(ana), await share(ben)];
  expect((await ben.get(links())).json()).toHaveLength(2);
  await ben.send('DELETE', `${links()}/${linkId}`);
  await server.db
    .updateTable('shopping_links')
    .set({ ends_at: new Date(Date.now() - 1) })
    .execute();
  for (const ended of [token, old.token]) {
    expect((await look(ended)).json()).toMatchObject({ code: 'list_link_ended' });
    expect((await tick(ended, randomUUIDv7())).statusCode).toBe(410);
  }
  expect((await ben.get(links())).json()).toEqual([]);
  expect((await look('abc')).json()).toMatchObject({ code: 'list_link_incomplete' });
});

test('the links of somebody who leaves end with them, and do not come back with them', async () => {
  const { token } = await share(ben);
  await ben.send('DELETE', `/kitchens/${kitchen}/members/${benId}`);
  expect((await look(token)).statusCode).toBe(410);
  await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  expect((await look(token)).statusCode).toBe(410);
});

test('so do those of somebody who may only look from now on, and those to an archived list', async () => {
  const market = randomUUIDv7();
  await actsIn(kitchen, ana)({ kind: 'addList', list: { id: market, name: 'Market' } });
  const [bens, anas] = [await share(ben), await share(ana, market)];
  await ana.send('PATCH', `/kitchens/${kitchen}/members/${benId}`, { role: 'guest' });
  await actsIn(kitchen, ana)({ kind: 'changeList', listId: market, fields: { isArchived: true } });
  expect((await look(bens.token)).statusCode).toBe(410);
  expect((await look(anas.token)).statusCode).toBe(410);
  expect((await ben.send('POST', links(), { listId: kitchen })).statusCode).toBe(403);
  await ana.send('PATCH', `/kitchens/${kitchen}/members/${benId}`, { role: 'member' });
  expect((await look(bens.token)).statusCode).toBe(410);
});

test('the links of an owner who hands the kitchen over end, though they stay in it', async () => {
  const { token } = await share(ana);
  await ana.send('POST', `/kitchens/${kitchen}/hand-over`, { to: benId });
  expect((await look(token)).statusCode).toBe(410);
  expect((await look((await share(ana)).token)).statusCode).toBe(200);
});

test('a kitchen shares ten times at once, and no list that it has not', async () => {
  for (let made = 0; made < 10; made++) await share(ana);
  expect((await ana.send('POST', links(), { listId: kitchen })).json()).toMatchObject({
    code: 'too_many_list_links',
  });
  expect((await ana.send('POST', links(), { listId: randomUUIDv7() })).statusCode).toBe(404);
});
