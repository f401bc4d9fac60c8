import { randomUUID } from 'node:crypto';
import { LANGUAGES } from '@crisper/domain/languages/languages.ts';
import { errors, problems } from '@crisper/texts/all/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ANA = 'ana@example.com';

test.each(LANGUAGES)('an error is told in %s to a page in it, with the same code', async (language) => {
  const ana = await server.as(ANA);
  const refused = await ana.get(`/items/${randomUUID()}`, { language });
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toEqual({
    code: 'item_not_found',
    message: errors[language].errorText.item_not_found,
  });
  const visitor = await server.app.inject({ url: '/api/nothing', headers: { language } });
  expect(visitor.json().message).toBe(errors[language].errorText.route_not_found);
});

test.each(LANGUAGES)('so is what is wrong in each field, in %s', async (language) => {
  const { send } = await server.as(ANA);
  const body = newItem({ title: 'x'.repeat(1000), quantity: 0 });
  const refused = await send('POST', '/items', body, { language });
  expect(refused.statusCode).toBe(422);
  const { code, message, fields } = refused.json();
  const { problemText } = problems[language];
  expect(code).toBe('invalid_input');
  expect(fields.quantity).toBe(problemText({ code: 'quantity_invalid' }));
  expect(Object.values(fields)).toContain(message);
});

test.each([
  ['no language', undefined],
  ['one that we do not have', 'xx'],
  ['a path', '../de'],
  ['the name of a property', '__proto__'],
  ['nothing', ''],
])('a request that says %s is answered in English', async (_, language) => {
  const refused = await (await server.as(null)).get('/account', language === undefined ? {} : { language });
  expect(refused.json().message).toBe('Please log in to continue.');
});

test('what the browser asks for besides decides nothing', async () => {
  const refused = await (await server.as(null)).get('/account', {
    'accept-language': 'de',
    cookie: 'language=de',
  });
  expect(refused.json().message).toBe('Please log in to continue.');
});

test('what came of an act is told in the language of the page', async () => {
  const kitchenId = await startKitchen(server, ANA);
  const { send } = await server.as(ANA);
  const itemId = randomUUID();
  const act = async (intent: object, headers = {}) => {
    const body = { intents: [{ id: randomUUID(), ...intent }] };
    return (await send('POST', `/kitchens/${kitchenId}/intents`, body, headers)).json().results[0];
  };
  await act({ kind: 'addItem', item: { id: itemId, title: 'Milk' } });
  await act({ kind: 'finishItem', itemId, outcome: 'eaten' });
  const again = { kind: 'finishItem', itemId, outcome: 'wasted' };
  expect((await act(again)).message).toBe('You ate it already.');
  expect(await act(again, { language: 'de' })).toMatchObject({
    outcome: 'already',
    message: 'Du hast es schon gegessen.',
  });
  expect((await act(again, { language: 'fr' })).message).not.toMatch(/You|already/);
  const wrong = await act({ kind: 'openItem', itemId: randomUUID(), on: '2001-01-01' }, { language: 'de' });
  expect(wrong).toMatchObject({ code: 'clock_wrong', message: errors.de.errorText.clock_wrong });
});
