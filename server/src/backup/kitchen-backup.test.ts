import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { testDatabase } from '#testing/test-database.ts';
import { type Client, inDays, newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { everythingButVersions, newFolder, opened } from './backup.fixture.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const CY = 'cy@example.com';
let server: TestServer;
let kitchen: KitchenId;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer();
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
  kitchen = await startKitchen(server, ANA);
});
afterAll(() => server.close());

const intent = <Rest extends object>(kind: string, rest: Rest) => ({ id: randomUUIDv7(), kind, ...rest });
const adding = (title: string, rest: object = {}) =>
  intent('addItem', { item: { id: randomUUIDv7(), title, ...rest } });
const outcomes = async (client: Client, ...intents: object[]): Promise<string[]> => {
  const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, { intents });
  return answer.json().results.map(({ outcome }: { outcome: string }) => outcome);
};
const changes = async (since: number) =>
  (await ben.get(`/kitchens/${kitchen}/changes?since=${since}`)).json();

/** Three people, an open invitation, what they have, what they had, what they want to get, and a private note of each who may write one. */
async function live() {
  const benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  await letIn(server, kitchen, ANA, { email: CY, role: 'guest' });
  await inviteTo(server, kitchen, ANA, { role: 'guest', email: 'dora@example.com' });
  const milk = adding('Milk', { expiryDate: inDays(2), belongsTo: benId });
  const [soup, bread, jam] = [adding('Soup\t\\N "hot"'), adding('Bread', { price: 199 }), adding('Jam')];
  await outcomes(ana, milk, soup, bread, jam);
  const figs = { id: randomUUIDv7(), title: 'Figs', amount: 0.5, unit: 'pack' };
  await outcomes(ana, intent('addEntry', { entry: figs }));
  await outcomes(ben, intent('tickEntry', { entryId: figs.id, got: true }));
  const eat = intent('finishItem', { itemId: jam.item.id, outcome: 'eaten', on: inDays(-1) });
  const done = await outcomes(
    ben,
    intent('changeItem', { itemId: milk.item.id, fields: { title: 'Oat milk', expiryDate: null } }),
    intent('giveItem', { itemId: soup.item.id, to: benId }),
    intent('finishItem', { itemId: bread.item.id, outcome: 'wasted' }),
    eat,
    intent('undo', { event: eat.id }),
  );
  expect(done).toEqual(Array(5).fill('done'));
  for (const person of [ana, ben])
    await person.send('PATCH', `/kitchens/${kitchen}/items/${milk.item.id}/note`, { text: 'Mine\r\n\\.' });
  return { milk, eat };
}

test('a kitchen comes back row by row, and people go on in it', async () => {
  const { milk, eat } = await live();
  const file = join(await newFolder(), 'kitchen.backup.zst');
  await writeBackup(server.connection, file);
  const before = await everythingButVersions(server);
  const { version } = await changes(0);
  const lost = adding('Lost');
  expect(await outcomes(ben, lost)).toEqual(['done']);

  const target = await testDatabase({ empty: true });
  await restoreBackup(file, async () => opened(target));
  expect(await everythingButVersions(target)).toEqual(before);
  const counts = Object.entries(before).map(([table, rows]) => [table, rows.length]);
  expect(Object.fromEntries(counts)).toMatchObject({
    account_kitchens: 3,
    item_events: 11,
    items: 3,
    kitchen_invitations: 3,
    kitchen_members: 3,
    kitchens: 2,
    notes: 2,
    shopping_entries: 1,
    shopping_events: 2,
  });

  const restored = await testServer({}, target);
  const signIn = async (email: string) =>
    restored.withToken(await restored.tokens.sign(await server.signUp(email)));
  [ana, ben] = [await signIn(ANA), await signIn(BEN)];
  // What Ben's browser saw after the backup is gone, so it gets everything, however much has been written since.
  expect(await changes(version + 1)).toMatchObject({
    reset: true,
    items: { length: 3 },
    shopping: { entries: [{ title: 'Figs', amount: 0.5, gotAt: expect.any(String) }] },
  });
  expect(await outcomes(ana, milk)).toEqual(['already']);
  expect(await outcomes(ben, eat, lost)).toEqual(['already', 'done']);
  expect(await changes(version + 1)).toMatchObject({ reset: true, items: { length: 4 } });
  await restored.close();
});

test('what somebody saw after the backup is not taken for what is there after the restore', async () => {
  [ana, ben] = await Promise.all([server.as(ANA), server.as(BEN)]);
  const { milk } = await live();
  const path = `/kitchens/${kitchen}/items/${milk.item.id}`;
  const file = join(await newFolder(), 'kitchen.backup.zst');
  await writeBackup(server.connection, file);
  const change = async (person: Client, title: string, known: string) => {
    const answer = await person.send('PUT', path, newItem({ title }), { 'if-match': known });
    return answer.statusCode;
  };
  const tagOf = async (person: Client) => String((await person.get(path)).headers.etag);
  expect(await change(ben, 'Oat milk', await tagOf(ben))).toBe(200);
  const seenByBen = await tagOf(ben);

  for (let n = 0; n < 2; n++) {
    const target = await testDatabase({ empty: true });
    await restoreBackup(file, async () => opened(target));
    const restored = await testServer({}, target);
    const signIn = async (email: string) =>
      restored.withToken(await restored.tokens.sign(await server.signUp(email)));
    const [her, him] = [await signIn(ANA), await signIn(BEN)];
    expect(await change(her, 'Soy milk', await tagOf(her))).toBe(200);
    expect(await change(him, 'Almond milk', seenByBen)).toBe(412);
    expect((await him.get(path)).json().title).toBe('Soy milk');
    await restored.close();
  }
});
