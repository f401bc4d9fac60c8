import { randomUUIDv7 } from 'node:crypto';
import { type ChangeableField, foodFields } from '@crisper/domain/items/food-fields.ts';
import type { FieldChange } from '@crisper/domain/items/item-event.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { SAID, type SaidField } from '@crisper/domain/testing/said-fields.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsIn, last } from '#testing/acts.ts';
import { letIn, startKitchen } from '#testing/kitchens.ts';
import { type Client, type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
let server: TestServer;
let kitchen: KitchenId;
let ana: Client;
let ben: Client;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await testServer({ LIMIT_WRITES_PER_ACCOUNT: '100000' });
  kitchen = await startKitchen(server, ANA);
  const benId = await letIn(server, kitchen, ANA, { email: BEN, role: 'member' });
  [ana, ben] = [await server.as(ANA), await server.as(BEN)];
  await ana.send('PATCH', '/account', { displayName: 'Ana' });
  await ben.send('PATCH', '/account', { displayName: 'Ben' });
  ids = { ana: (await ana.get('/account')).json().uid, ben: benId };
});
afterAll(() => server.close());

/** The people of the list are those of the kitchen. */
const said = (field: SaidField) =>
  SAID[field].map((value) => (field === 'belongsTo' ? ids[String(value)] : value));

test.each(Object.keys(SAID) as SaidField[])(
  '%s reaches the other people of a kitchen, its history, and comes back by Undo',
  async (field) => {
    const [first, second] = said(field);
    const act = actsIn(kitchen, ana);
    const [itemId, change] = [randomUUIDv7(), randomUUIDv7()];
    const seen = async () =>
      (await ben.get(`/kitchens/${kitchen}/changes`))
        .json()
        .items.find(({ _id }: { _id: string }) => _id === itemId);

    await act({ kind: 'addItem', item: { id: itemId, title: 'Food', [field]: first } });
    expect(await seen()).toHaveProperty(field, first);

    const moved = { kind: 'moveItem', place: second };
    const changed = { kind: 'changeItem', fields: { [field]: second } };
    const result = last(await act({ id: change, itemId, ...(field === 'place' ? moved : changed) }));
    expect(result).toMatchObject({ outcome: 'done', item: { [field]: second } });
    expect(await seen()).toHaveProperty(field, second);

    const [event] = (await ben.get(`/kitchens/${kitchen}/items/${itemId}/events`)).json();
    // A unit is told with its amount.
    const told: ChangeableField = field === 'unit' ? 'amount' : field;
    const { before, after } = event.changes.find((one: FieldChange) => one.field === told) ?? {};
    expect([before, after]).toEqual([expect.any(String), expect.any(String)]);
    expect(after).not.toBe(before);

    await act({ kind: 'undo', event: change });
    expect(await seen()).toHaveProperty(field, first);
  },
);

test('all that the public fridge knows of food is put in, changed and shown there', async () => {
  const saidOfAll = (at: 0 | 1) =>
    Object.fromEntries((Object.keys(foodFields) as SaidField[]).map((field) => [field, SAID[field][at]]));
  const [first, second] = [saidOfAll(0), saidOfAll(1)];
  const { insertedId } = (await ana.send('POST', '/items', first)).json();
  const shown = async () => (await ben.get(`/items/${insertedId}`)).json();
  expect(await shown()).toMatchObject(first);
  await ana.send('PUT', `/items/${insertedId}`, second);
  expect(await shown()).toMatchObject(second);
});
