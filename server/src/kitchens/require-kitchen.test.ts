import { randomUUIDv7 } from 'node:crypto';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { fillKitchen, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { touchKitchen } from './kitchens.writer.ts';
import { removeMember } from './members.commands.ts';
import { listOwnKitchens, lockKitchen, requireKitchen } from './require-kitchen.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const DARIO = 'dario@example.com';

let server: TestServer;
let flat: KitchenId;
beforeAll(async () => {
  server = await testServer();
  flat = await startKitchen(server, ANA);
});
afterAll(() => server.close());
beforeEach(() => fillKitchen(server, flat, { [ANA]: 'owner', [BEN]: 'member', [DARIO]: 'guest' }));

test('the proof names the kitchen, the viewer and what they are in it', async () => {
  const ben = await server.signUp(BEN);
  expect(await requireKitchen(server.db, ben, flat, 'look')).toEqual({
    kitchenId: flat,
    viewer: ben,
    standing: 'member',
    timeZone: 'UTC',
    hasWebhooks: false,
  });
});

test.each([
  ['a visitor', null],
  ['a stranger', 'stranger@example.com'],
])('%s gets no proof of a private kitchen', async (_, email) => {
  const viewer = email === null ? null : await server.signUp(email);
  await expect(requireKitchen(server.db, viewer, flat, 'look')).rejects.toMatchObject({
    code: 'kitchen_not_found',
  });
});

test('a guest looks and does not touch', async () => {
  const { db } = server;
  const dario = await server.signUp(DARIO);
  await expect(requireKitchen(db, dario, flat, 'look')).resolves.toMatchObject({ standing: 'guest' });
  const touching = inKitchenTransaction(db, dario, flat, (tx) => lockKitchen(tx, dario, flat, 'add-food'));
  await expect(touching).rejects.toMatchObject({ code: 'not_allowed_here' });
});

test('a kitchen is not held by a transaction that did not wait for its turn', async () => {
  const ana = await server.signUp(ANA);
  const holding = inTransaction(server.db, (tx) => lockKitchen(tx, ana, flat, 'add-food'));
  await expect(holding).rejects.toThrow('inKitchenTransaction');
});

test('anybody looks into the public fridge, and those who are signed in add to it without waiting', async () => {
  const { db } = server;
  const ana = await server.signUp(ANA);
  expect(await requireKitchen(db, null, PUBLIC_FRIDGE_ID, 'look')).toMatchObject({ standing: 'visitor' });
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('kitchens').select('id').where('id', '=', PUBLIC_FRIDGE_ID).forUpdate().execute();
    const inFridge = await inTransaction(db, (other) =>
      lockKitchen(other, ana, PUBLIC_FRIDGE_ID, 'add-food'),
    );
    expect(inFridge).toMatchObject({ standing: 'signed-in' });
  });
  await expect(requireKitchen(db, null, PUBLIC_FRIDGE_ID, 'see-people')).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

const readVersion = async () => {
  const kitchens = server.db.selectFrom('kitchens').select('version').where('id', '=', flat);
  return (await kitchens.executeTakeFirstOrThrow()).version;
};

test('a member who is removed during a hundred writes writes nothing after it', async () => {
  const { db } = server;
  const [ana, ben] = [await server.signUp(ANA), await server.signUp(BEN)];
  const versions: number[] = [];
  const write = () =>
    inKitchenTransaction(db, ben, flat, async (tx) => {
      const { kitchenId } = await lockKitchen(tx, ben, flat, 'add-food');
      versions.push(await touchKitchen(tx, kitchenId));
    });
  const write50 = () => Array.from({ length: 50 }, write);
  const early = write50();
  const removal = removeMember(db, ana, flat, ben.accountId).then(() => readVersion());
  const writing = [...early, ...write50()];
  const results = await Promise.allSettled(writing);
  const removedAt = await removal;
  expect(versions.length).toBe(results.filter(({ status }) => status === 'fulfilled').length);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.length).toBeLessThan(100);
  expect(Math.max(...versions)).toBeLessThan(removedAt);
  expect(new Set(versions).size).toBe(versions.length);
  await expect(write()).rejects.toMatchObject({ code: 'kitchen_not_found' });
});

test('a person’s kitchens are proven all at once, without those that have ended', async () => {
  const { db } = server;
  const email = `${randomUUIDv7()}@example.com`;
  const person = await server.signUp(email);
  const [first, second, third] = [
    await startKitchen(server, email),
    await startKitchen(server, email),
    await startKitchen(server, email),
  ];
  await db.updateTable('kitchens').set({ ends_at: new Date() }).where('id', '=', second).execute();
  const own = await listOwnKitchens(db, person);
  expect(own).toEqual(
    [first, third].map((kitchenId) => ({
      kitchenId,
      viewer: person,
      standing: 'owner',
      timeZone: 'UTC',
      hasWebhooks: false,
    })),
  );
});
