import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, newItem, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let ana: Client;
let operator: pg.Client;
beforeEach(async () => {
  server = await testServer();
  ana = await server.as(ANA);
  operator = new pg.Client({ ...server.connection, options: '-c default_transaction_read_only=off' });
  await operator.connect();
});
afterEach(async () => {
  await operator.end();
  await server.close();
});

const ready = async () => (await (await server.as(null)).get('/ready')).statusCode;
const add = () => ana.send('POST', '/items', newItem());

async function set(readOnly: 'on' | 'off'): Promise<void> {
  const { rows } = await operator.query('select current_database() as name');
  await operator.query(`alter database ${rows[0].name} set default_transaction_read_only = ${readOnly}`);
}

/** Sessions keep the mode they were opened with, so the server has to open others. */
const endSessions = () =>
  operator.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

test('while the database takes no writes, writing has to wait and reading goes on, and then all is well', async () => {
  const milk = await server.addItem(ANA);
  expect(await ready()).toBe(200);

  await set('on');
  await endSessions();
  await expect.poll(async () => (await ana.get('/items')).statusCode).toBe(200);
  expect(await ready()).toBe(503);
  for (const refused of [await add(), await ana.send('DELETE', `/items/${milk._id}`)]) {
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    expect(refused.headers['retry-after']).toBe('1');
  }
  expect((await ana.get('/items')).json()).toMatchObject([{ _id: milk._id }]);
  expect((await (await server.as(null)).get(`/items/${milk._id}`)).statusCode).toBe(200);

  await set('off');
  await expect.poll(ready).toBe(200);
  await expect.poll(async () => (await add()).statusCode).toBe(201);
});
