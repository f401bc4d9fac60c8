import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { loadDoubtTexts } from '@crisper/texts/all/line-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOf } from '#testing/keys.ts';
import { startKitchen } from '#testing/kitchens.ts';
import { inDays, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
let server: TestServer;
let flat: KitchenId;
beforeAll(async () => {
  server = await testServer();
  flat = await startKitchen(server, ANA);
});
afterAll(() => server.close());

async function say(text: string, headers: Record<string, string> = {}) {
  const key = await keyOf(server, ANA, { scope: 'do', kitchenId: flat });
  return server.withToken(key).send('POST', `/kitchens/${flat}/lines`, { text }, headers);
}
const titles = async (): Promise<string[]> =>
  (await (await server.as(ANA)).get(`/kitchens/${flat}/items?limit=100`))
    .json()
    .map(({ title }: { title: string }) => title);

test('a line is understood as the add page understands it', async () => {
  const answer = await say('2 l milk until tomorrow, 500 g mince in the freezer, loo roll');
  expect(answer.statusCode, answer.body).toBe(201);
  const { added, skipped } = answer.json();
  expect(added).toMatchObject([
    { title: 'Milk', unit: 'ml', lastDay: inDays(1), certainty: 'said', outcome: 'done', doubts: [] },
    { title: 'Mince', amount: 500, unit: 'g', place: 'freezer', certainty: 'estimated', outcome: 'done' },
  ]);
  expect(skipped).toEqual(['loo roll']);
  expect(await titles()).toEqual(expect.arrayContaining(['Milk', 'Mince']));
});

test('what is doubtful is said', async () => {
  const { added } = (await say('yoghurt until 31 February')).json();
  expect(added[0].doubts.length).toBeGreaterThan(0);
});

test.each([
  ['de', '2 Becher Joghurt bis übermorgen, 1 Pfund Hackfleisch ins Gefrierfach, Klopapier', 'Klopapier'],
  ['fr', '2 pots de yaourt jusqu’à après-demain, 1 livre de viande hachée au congélo, sopalin', 'sopalin'],
])('a page in %s is understood in its language', async (language, text, household) => {
  const answer = await say(text, { language });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({
    added: [
      { amount: 2, unit: 'pack', lastDay: inDays(2), certainty: 'said', doubts: [] },
      { amount: 500, unit: 'g', place: 'freezer', certainty: 'estimated', doubts: [] },
    ],
    skipped: [household],
  });
});

test.each([
  ['de', 'Joghurt bis 31. Februar'],
  ['fr', 'yaourt jusqu’au 31 février'],
] as const)('what is doubtful is said in %s to a page in it', async (language, text) => {
  const { added } = (await say(text, { language })).json();
  const { doubtText } = await loadDoubtTexts(language);
  expect(added[0].doubts).toEqual([doubtText.no_such_day]);
});

test('food is understood in the languages of those who live there', async () => {
  const read = async () => (await say('250 g Hackfleisch')).json().added[0];
  expect(await read()).toMatchObject({ lastDay: null, certainty: 'unknown' });
  const people = await server.db
    .updateTable('accounts')
    .set({ language: 'de' })
    .where('email', '=', ANA)
    .executeTakeFirst();
  expect(people.numUpdatedRows).toBe(1n);
  expect(await read()).toMatchObject({ lastDay: expect.any(String), certainty: 'estimated' });
});

test('the same request sent again adds nothing', async () => {
  const headers = { 'idempotency-key': 'one-bag' };
  const first = (await say('Gouda, rice', headers)).json();
  const again = (await say('Gouda, rice', headers)).json();
  expect(again.added.map(({ id }: { id: string }) => id)).toEqual(
    first.added.map(({ id }: { id: string }) => id),
  );
  expect(again.added.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['already', 'already']);
  expect((await titles()).filter((title) => title === 'Gouda')).toHaveLength(1);
});

test.each([
  ['nothing', ' '],
  ['too much', 'x'.repeat(2001)],
])('%s is refused', async (_, text) => expect((await say(text)).statusCode).toBe(422));
