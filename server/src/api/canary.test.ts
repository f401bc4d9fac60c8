import { api } from '@crisper/domain/api.ts';
import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '#testing/event-stream.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const CANARY = 'Zephyrine canary';
const HOST = 'host@example.com';
const FORMER = 'former@example.com';
const STRANGER = 'stranger@example.com';
/** Everybody who must not learn of it; null is a visitor. */
const OTHERS = [null, STRANGER, FORMER];
let server: TestServer;
let kitchen: KitchenId;
let item: string;
let image: string;
beforeAll(async () => {
  server = await testServer();
  kitchen = await startKitchen(server, HOST, `${CANARY} kitchen`);
  const former = await letIn(server, kitchen, HOST, { email: FORMER, role: 'member' });
  const host = await server.as(HOST);
  const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const sent = await host.send('POST', `/kitchens/${kitchen}/pictures`, await photo.png().toBuffer(), {
    'content-type': 'image/png',
  });
  image = sent.json().url;
  item = await addCanary({ image });
  // What was theirs is finished after they are gone.
  const theirs = await addCanary({ title: `${CANARY} of the former`, belongsTo: former });
  await host.send('DELETE', `/kitchens/${kitchen}/members/${former}`);
  await host.send('POST', `/kitchens/${kitchen}/intents`, {
    intents: [{ id: crypto.randomUUID(), kind: 'finishItem', itemId: theirs, outcome: 'eaten' }],
  });
});
afterAll(() => server.close());

async function addCanary(fields: object = {}): Promise<string> {
  const host = await server.as(HOST);
  const food = newItem({ title: CANARY, description: CANARY, ...fields });
  const added = await host.send('POST', `/kitchens/${kitchen}/items`, food);
  return added.json().insertedId;
}

/** The path with the kitchen's and the item's real ids, which a stranger may have got to know. */
const pathOf = ({ path }: Endpoint, email: string) =>
  path
    .replace(':kitchenId', path.startsWith('/kitchens') ? kitchen : PUBLIC_FRIDGE_ID)
    .replace(':itemId', item)
    .replace(':email', encodeURIComponent(email))
    .replace(/:\w+/g, '01990000-0000-7000-8000-000000000001');

const reading = Object.entries<Endpoint>(api).filter(([, { method, events }]) => method === 'GET' && !events);

test.each(reading)('%s tells nobody outside of a kitchen what is in it', async (_, endpoint) => {
  for (const email of OTHERS) {
    const client = await server.as(email);
    for (const query of [
      '',
      `?search=${encodeURIComponent('Zephyrine')}`,
      `?email=${email}&search=Zephyrine`,
    ]) {
      const answer = await client.get(`${pathOf(endpoint, email ?? STRANGER)}${query}`);
      expect(answer.body).not.toContain('Zephyrine');
      expect(answer.body).not.toContain(image);
      expect(JSON.stringify(answer.headers)).not.toContain('Zephyrine');
    }
  }
});

test('its picture is shown to nobody else', async () => {
  const path = image.slice('/api'.length);
  expect((await (await server.as(HOST)).get(path)).statusCode).toBe(200);
  for (const email of OTHERS) expect((await (await server.as(email)).get(path)).statusCode).toBe(404);
});

test('no event stream of anybody else tells that something happened in it', async () => {
  const streamOf = async (email: string) =>
    openEventStream(
      server.app,
      { authorization: `Bearer ${await server.tokens.sign(await server.signUp(email))}` },
      api.followKitchens.path,
    );
  const host = await streamOf(HOST);
  const others = [
    await openEventStream(server.app),
    await streamOf(STRANGER),
    await streamOf(FORMER),
    await openEventStream(server.app, {}, api.followKitchens.path),
  ];
  const before = others.map((stream) => stream.data());
  await addCanary();
  const { version } = (await (await server.as(HOST)).get(`/kitchens/${kitchen}`)).json();
  await expect.poll(() => host.data()).toContainEqual({ kitchenId: kitchen, version });
  // Whatever others are told follows something of their own, so the next event in the public fridge is the next of all.
  await server.addItem(STRANGER);
  await expect.poll(() => others[0]?.data().length).toBeGreaterThan(before[0]?.length ?? 0);
  expect(others[0]?.data()).toHaveLength((before[0]?.length ?? 0) + 1);
  for (const stream of others) {
    expect(stream.text()).not.toContain(kitchen);
    expect(stream.text()).not.toContain('Zephyrine');
  }
  for (const stream of [host, ...others]) stream.leave();
});

test('nobody else’s calendar has it', async () => {
  const calendarOf = async (email: string) => {
    const { url } = (await (await server.as(email)).send('POST', '/account/calendar')).json();
    return (await server.app.inject(new URL(url).pathname)).body;
  };
  expect(await calendarOf(HOST)).toContain('Zephyrine');
  for (const email of [STRANGER, FORMER]) expect(await calendarOf(email)).not.toContain('Zephyrine');
});

test('neither the sitemap nor the metrics nor the documents tell it', async () => {
  for (const url of [`/items/${item}`, `/kitchens/${kitchen}`, '/sitemap.xml', '/', '/api/docs']) {
    const answer = await server.app.inject(url);
    expect(answer.body).not.toContain('Zephyrine');
  }
  const metrics = await server.app.inject('/metrics');
  expect(metrics.statusCode).toBe(200);
  for (const hidden of ['Zephyrine', kitchen, item]) expect(metrics.body).not.toContain(hidden);
});
