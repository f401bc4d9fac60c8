import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const entry = { heightCm: 180.5, weightKg: 75.25, age: 30, gender: 'female' };

test('measurements are kept in order, for nobody but the person', async () => {
  const ana = await server.as('ana@example.com');
  const first = await ana.send('POST', '/bmi', entry);
  expect(first.statusCode).toBe(201);
  await ana.send('POST', '/bmi', { ...entry, weightKg: 74 });
  const kept = (await ana.get('/bmi')).json();
  expect(kept.map(({ weightKg }: { weightKg: number }) => weightKg)).toEqual([75.25, 74]);
  expect(kept[0]).toMatchObject({ ...entry, id: first.json().id });

  const bo = await server.as('bo@example.com');
  expect((await bo.get('/bmi')).json()).toEqual([]);
  expect((await bo.send('DELETE', `/bmi/${first.json().id}`)).statusCode).toBe(200);
  expect((await ana.get('/bmi')).json()).toHaveLength(2);

  expect((await ana.send('DELETE', `/bmi/${first.json().id}`)).json()).toEqual({ success: true });
  expect((await ana.get('/bmi')).json()).toHaveLength(1);
});

test.each([
  ['heightCm', 1.8],
  ['weightKg', 0],
  ['age', 121],
  ['gender', 'other'],
])('an impossible %s is refused in words', async (field, value) => {
  const answer = await (await server.as('ana@example.com')).send('POST', '/bmi', {
    ...entry,
    [field]: value,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields[field]).toMatch(/^Please /);
});
