import { randomUUIDv7 } from 'node:crypto';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kitchenParts } from '#kitchen-parts.ts';
import { actsIn } from '#testing/acts.ts';
import { inviteTo, letIn, startKitchen } from '#testing/kitchens.ts';
import { newItem, type TestServer, testServer } from '#testing/test-server.ts';
import { deleteEndedKitchens } from './end-kitchens.commands.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const TABLES = [
  'account_kitchens',
  'item_events',
  'items',
  'kitchen_invitations',
  'kitchen_members',
  'notes',
  'planned_meals',
  'recipe_events',
  'recipes',
  'shopping_entries',
  'shopping_events',
  'shopping_lists',
] as const;

const SOUP = {
  ...{ id: randomUUIDv7(), title: 'Soup', servings: 2, minutes: null },
  ...{ lines: ['1 leek'], steps: [], source: null },
};

const planned = () => ({
  ...{ id: randomUUIDv7(), day: dateAt(new Date(), UTC), portions: 2 },
  dish: { id: 'dish:frittata', title: 'Frittata' },
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const setEnd = (id: KitchenId, ends_at: Date) =>
  server.db.updateTable('kitchens').set({ ends_at }).where('id', '=', id).execute();

/** A kitchen of two with an item, a note on it, a shopping list with an entry, a recipe, a planned meal and an invitation. */
async function startFull(): Promise<KitchenId> {
  const kitchenId = await startKitchen(server, ANA);
  await letIn(server, kitchenId, ANA, { email: BEN, role: 'member' });
  await inviteTo(server, kitchenId, ANA);
  const ana = await server.as(ANA);
  const { insertedId } = (await ana.send('POST', `/kitchens/${kitchenId}/items`, newItem())).json();
  await ana.send('PATCH', `/kitchens/${kitchenId}/items/${insertedId}/note`, { text: 'Mine' });
  await actsIn(kitchenId, ana)(
    { kind: 'addList', list: { id: randomUUIDv7(), name: 'Market' } },
    { kind: 'addEntry', entry: { id: randomUUIDv7(), title: 'Milk' } },
    { kind: 'saveRecipe', recipe: SOUP },
    { kind: 'planMeal', meal: planned() },
  );
  return kitchenId;
}

/** The tables that still have a row of the kitchen. */
async function rowsOf(kitchenId: KitchenId): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = await server.db
      .selectFrom(table)
      .select('kitchen_id')
      .where('kitchen_id', '=', kitchenId)
      .execute();
    if (rows.length > 0) found.push(table);
  }
  return found;
}

test('a kitchen that has ended goes with everything in it, and others stay', async () => {
  const { db } = server;
  const [ended, ending, kept] = [await startFull(), await startFull(), await startFull()];
  await setEnd(ended, new Date(Date.now() - 1000));
  await setEnd(ending, new Date(Date.now() + 60_000));

  await deleteEndedKitchens(db, kitchenParts);
  expect(await rowsOf(ended)).toEqual([]);
  for (const kitchenId of [ending, kept]) expect(await rowsOf(kitchenId)).toEqual(TABLES);
  const cards = (await (await server.as(BEN)).get('/kitchens')).json();
  expect(cards.map(({ id }: { id: string }) => id)).toEqual([ending, kept]);
  expect(await db.selectFrom('kitchens').select('id').where('id', '=', ended).execute()).toEqual([]);
});

test('what there is much of is deleted in steps', async () => {
  const kitchenId = await startFull();
  await setEnd(kitchenId, new Date(Date.now() - 1000));
  let left = 3;
  const much = { deleteSome: async () => left-- > 0 };
  await deleteEndedKitchens(server.db, [...kitchenParts, much]);
  expect(left).toBe(-1);
  expect(await rowsOf(kitchenId)).toEqual([]);
});
