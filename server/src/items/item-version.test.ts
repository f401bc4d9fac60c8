import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
let server: TestServer;
let ana: Client;
let bo: Client;
beforeAll(async () => {
  server = await testServer();
  [ana, bo] = await Promise.all([server.as(ANA), server.as(BO)]);
});
afterAll(() => server.close());

const countEvents = async (itemId: string) =>
  (await server.db.selectFrom('item_events').select('id').where('item_id', '=', itemId).execute()).length;

describe('an id made by the client', () => {
  test('makes one item and one event of twenty requests at once', async () => {
    const id = randomUUIDv7();
    const send = () => ana.send('POST', '/items', newItem({ id, title: 'Once' }));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [201, { insertedId: id }]),
    );
    expect((await ana.get('/items?search=once')).json()).toHaveLength(1);
    expect(await countEvents(id)).toBe(1);
  });

  test('does not bring back what was removed in the meantime', async () => {
    const id = randomUUIDv7();
    await ana.send('POST', '/items', newItem({ id }));
    await ana.send('DELETE', `/items/${id}`);
    expect((await ana.send('POST', '/items', newItem({ id }))).statusCode).toBe(201);
    expect((await ana.get(`/items/${id}`)).statusCode).toBe(404);
  });

  test('is refused when it is somebody else’s', async () => {
    const { _id: id } = await server.addItem(ANA);
    const taken = await bo.send('POST', '/items', newItem({ id }));
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'id_taken']);
  });

  test.each(['milk', '', 7])('is refused when it is %j', async (id) => {
    expect((await ana.send('POST', '/items', newItem({ id }))).statusCode).toBe(422);
  });
});

describe('the version of an item', () => {
  test('is its ETag, and grows with every change', async () => {
    const item = await server.addItem(ANA);
    expect((await ana.get(`/items/${item._id}`)).headers.etag).toBe('"1"');
    const changed = await ana.send('PUT', `/items/${item._id}`, newItem({ title: 'Oat milk' }));
    expect([changed.headers.etag, changed.json().version]).toEqual(['"2"', 2]);
    await ana.send('DELETE', `/items/${item._id}`);
    await ana.send('POST', '/items/restore', { ids: [item._id] });
    expect((await ana.get(`/items/${item._id}`)).headers.etag).toBe('"3"');
  });

  test('keeps a change of an older one from overwriting it, and the response has the stored item', async () => {
    const item = await server.addItem(ANA);
    const path = `/items/${item._id}`;
    await ana.send('PUT', path, newItem({ title: 'Mine' }), { 'if-match': '"1"' });
    const late = await ana.send('PUT', path, newItem({ title: 'Late' }), { 'if-match': '"1"' });
    expect([late.statusCode, late.json()]).toMatchObject([
      412,
      { code: 'item_changed', current: { title: 'Mine', version: 2 } },
    ]);
    expect((await ana.send('DELETE', path, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await ana.send('DELETE', path, undefined, { 'if-match': 'W/"2"' })).statusCode).toBe(412);
    expect((await ana.get(path)).json().title).toBe('Mine');
    expect((await ana.send('PUT', path, newItem({ title: 'Any' }), { 'if-match': '*' })).statusCode).toBe(
      200,
    );
    expect((await ana.send('DELETE', path, undefined, { 'if-match': '"3"' })).statusCode).toBe(200);
  });
});

test('taking out what is gone succeeds, and happens once', async () => {
  const { _id } = await server.addItem(ANA);
  const answers = await Promise.all([1, 2, 3].map(() => ana.send('DELETE', `/items/${_id}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await countEvents(_id)).toBe(2);
});
