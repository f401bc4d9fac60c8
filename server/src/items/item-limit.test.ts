import { ITEMS_PER_PERSON } from '@crisper/domain/items/item.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveManyItems, recount } from '#testing/many-items.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const HOARDER = 'hoarder@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('an account at the item limit has to remove some first, and others do not', async () => {
  const { accountId } = await server.signUp(HOARDER);
  await giveManyItems(server.db, accountId, ITEMS_PER_PERSON - 1);
  const last = await server.addItem(HOARDER);
  const hoarder = await server.as(HOARDER);
  const version = async () => (await (await server.as(null)).get('/items?limit=1')).headers.etag;
  const before = await version();
  const refused = await hoarder.send('POST', '/items', newItem({ title: 'One more' }));
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'too_many_items',
      message:
        'You have as many items as we can keep for you. Please take out those that you no longer have first.',
    },
  ]);
  expect(await version()).toBe(before);
  expect((await hoarder.get('/activities')).body).not.toContain('One more');
  await server.addItem('ana@example.com');

  await hoarder.send('DELETE', `/items/${last._id}`);
  await server.addItem(HOARDER);
  expect((await hoarder.send('POST', '/items/restore', { ids: [last._id] })).json().code).toBe(
    'too_many_items',
  );
  const { kept, recounted } = await recount(server.db);
  expect(kept).toEqual(recounted);
});
