import { afterEach, beforeEach, expect, test } from 'vitest';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const A_MINUTE = 60;
let server: TestServer;
beforeEach(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: String(A_MINUTE) });
});
afterEach(() => server.close());

test('an account that writes too much has to wait, may read and log out, and can write again soon; others need not wait', async () => {
  const ana = await server.as(ANA);
  const add = () => ana.send('POST', '/items', newItem());
  let added = 0;
  let refused = await add();
  for (; refused.statusCode === 201; added++) refused = await add();
  expect(added).toBeGreaterThanOrEqual(A_MINUTE);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '1',
    {
      code: 'too_many_writes',
      message: 'You are making changes faster than we can keep up with. Please wait a moment and try again.',
    },
  ]);
  expect((await ana.get('/items/summary')).json().total).toBe(added);
  expect((await ana.send('HEAD', '/account')).statusCode).toBe(200);
  expect((await server.addItem('bo@example.com')).title).toBe('Milk');
  await expect.poll(async () => (await add()).statusCode, { timeout: 5000 }).toBe(201);
  expect((await ana.send('POST', '/auth/logout', {})).statusCode).toBe(200);
  expect((await ana.get('/account')).statusCode).toBe(401);
});
