import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a person gets everything that is stored about them, and nothing about others', async () => {
  const email = 'ana@example.com';
  const ana = await server.as(email);
  const milk = await server.addItem(email, { title: 'Milk' });
  await server.addItem('bo@example.com', { title: 'Not hers' });
  await ana.send('PATCH', `/items/${milk._id}/note`, { userEmail: email, text: 'Mine' });
  await ana.send('POST', '/bmi', { heightCm: 180, weightKg: 75, age: 30, gender: 'female' });
  await ana.send('POST', '/consultations', { specialist: 'solheim' });
  const answer = await ana.get('/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="crisper-data.json"');
  expect(answer.json()).toMatchObject({
    profile: { email },
    items: [{ title: 'Milk', note: { text: 'Mine' } }],
    activities: [{ action: 'Added Milk' }, { action: 'Added a note to Milk' }],
    bmiResults: [{ heightCm: 180, weightKg: 75 }],
    reminders: { mode: 'off' },
    devices: [],
    webhooks: [],
    consultations: [{ specialist: 'solheim' }],
    letter: null,
    pictures: [],
  });
});

test('the newsletter is exported, and ends with the account, if the email address is proven', async () => {
  const email = 'reader@example.com';
  const visitor = await server.as(null);
  const reader = await server.as(email);
  await visitor.send('POST', '/newsletter', { email });
  const subscribed = () =>
    server.db.selectFrom('subscribers').select('email').where('email', '=', email).execute();
  expect((await reader.get('/account/export')).json().letter).toBeNull();
  await server.db
    .updateTable('accounts')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  expect((await reader.get('/account/export')).json().letter).toMatchObject({ isConfirmed: false });
  expect(await subscribed()).toHaveLength(1);
  expect((await reader.send('DELETE', '/account', {})).statusCode).toBe(200);
  expect(await subscribed()).toEqual([]);
});

/** A spreadsheet evaluates cells that begin with these in a table; JSON is text, whatever it begins with. */
test('formulas leave as JSON, by type and by name, so that no spreadsheet opens them as a table', async () => {
  const email = 'formulas@example.com';
  const formulas = ['=HYPERLINK("https://evil.example")', '+1+1', '-1+1', '@SUM(1)', "=cmd|' /C calc'!A0"];
  for (const title of formulas) await server.addItem(email, { title, description: title });
  const { headers, body } = await (await server.as(email)).get('/account/export');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/\.json"$/),
    'x-content-type-options': 'nosniff',
  });
  expect(
    JSON.parse(body)
      .items.map(({ title }: { title: string }) => title)
      .sort(),
  ).toEqual(formulas.sort());
  for (const line of body.split('\n')) expect(line).toMatch(/^[{}[\]"\s]/);
});
