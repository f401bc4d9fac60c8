import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { type TestServer, testServer } from '#testing/test-server.ts';
import { deleteEndedKitchens } from './end-kitchens.commands.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const setEnd = (id: KitchenId, ends_at: Date) =>
  server.db.updateTable('kitchens').set({ ends_at }).where('id', '=', id).execute();

test('a kitchen that has ended goes with its people and invitations, and others stay', async () => {
  const { db } = server;
  const [ended, ending, kept] = [
    await startKitchen(server, ANA),
    await startKitchen(server, ANA),
    await startKitchen(server, ANA),
  ];
  for (const kitchenId of [ended, ending, kept])
    await letIn(server, kitchenId, ANA, { email: BEN, role: 'member' });
  await inviteTo(server, ended, ANA);
  await setEnd(ended, new Date(Date.now() - 1000));
  await setEnd(ending, new Date(Date.now() + 60_000));

  let left = 3;
  const deletedOf: KitchenId[] = [];
  const part = {
    deleteSome: async (_: unknown, kitchenId: KitchenId) => {
      deletedOf.push(kitchenId);
      left -= 1;
      return left > 0;
    },
  };
  await deleteEndedKitchens(db, [part]);
  expect(deletedOf).toEqual([ended, ended, ended]);
  expect(
    (await db.selectFrom('kitchens').select('id').where('visibility', '=', 'private').execute()).length,
  ).toBe(2);
  for (const table of ['kitchen_members', 'account_kitchens', 'kitchen_invitations'] as const)
    expect(await db.selectFrom(table).select('kitchen_id').where('kitchen_id', '=', ended).execute()).toEqual(
      [],
    );
  const cards = (await (await server.as(BEN)).get('/kitchens')).json();
  expect(cards.map(({ id }: { id: string }) => id)).toEqual([ending, kept]);
});
