import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const CANARY = 'Zephyrine canary';
const HOST = 'host@example.com';
const FORMER = 'former@example.com';
const STRANGER = 'stranger@example.com';
let server: TestServer;
let kitchen: string;
let item: string;
beforeAll(async () => {
  server = await testServer();
  const id = await startKitchen(server, HOST, `${CANARY} kitchen`);
  kitchen = id;
  const added = await (await server.as(HOST)).send(
    'POST',
    `/kitchens/${id}/items`,
    newItem({ title: CANARY }),
  );
  item = added.json().insertedId;
  const former = await letIn(server, id, HOST, { email: FORMER, role: 'member' });
  // What was theirs is finished after they are gone.
  const theirs = newItem({ title: `${CANARY} of the former`, belongsTo: former });
  const left = await (await server.as(HOST)).send('POST', `/kitchens/${id}/items`, theirs);
  await (await server.as(HOST)).send('DELETE', `/kitchens/${id}/members/${former}`);
  const finishing = { kind: 'finishItem', itemId: left.json().insertedId, outcome: 'eaten' };
  await (await server.as(HOST)).send('POST', `/kitchens/${id}/intents`, {
    intents: [{ id: crypto.randomUUID(), ...finishing }],
  });
});
afterAll(() => server.close());

/** The path with the kitchen's and the item's real ids, which a stranger may have got to know. */
const pathOf = ({ path }: Endpoint, email: string) =>
  path
    .replace(':kitchenId', path.startsWith('/kitchens') ? kitchen : PUBLIC_FRIDGE_ID)
    .replace(':itemId', item)
    .replace(':email', encodeURIComponent(email))
    .replace(/:\w+/g, '01990000-0000-7000-8000-000000000001');

const reading = Object.entries<Endpoint>(api).filter(([, { method, events }]) => method === 'GET' && !events);

test.each(reading)('%s tells nobody outside of a kitchen what is in it', async (_, endpoint) => {
  for (const email of [null, STRANGER, FORMER]) {
    const client = await server.as(email);
    for (const query of [
      '',
      `?search=${encodeURIComponent('Zephyrine')}`,
      `?email=${email}&search=Zephyrine`,
    ]) {
      const answer = await client.get(`${pathOf(endpoint, email ?? STRANGER)}${query}`);
      expect(answer.body).not.toContain('Zephyrine');
      expect(JSON.stringify(answer.headers)).not.toContain('Zephyrine');
    }
  }
});

test('neither a link preview nor the sitemap nor the metrics tell it', async () => {
  for (const url of [
    `/items/${item}`,
    `/kitchens/${kitchen}`,
    '/sitemap.xml',
    '/',
    '/metrics',
    '/api/docs',
  ]) {
    const answer = await server.app.inject(url);
    expect(answer.body).not.toContain('Zephyrine');
  }
});
