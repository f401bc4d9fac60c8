import { foresee } from '@crisper/domain/items/kept/foresee.ts';
import type { KitchenChanges } from '@crisper/domain/kept/kept-api.ts';
import { isRecipeIntent } from '@crisper/domain/recipes/recipe-kinds.ts';
import { isShoppingIntent } from '@crisper/domain/shopping/shopping-kinds.ts';
import type { Client, TestServer } from '@crisper/server/testing/test-server.ts';
import type { OutboxEntry as Waiting } from '@crisper/web/kept/kept.ts';
import { expect } from 'vitest';
import type { Phone, ShownKitchen } from './phone.ts';
import type { Tab } from './tab.ts';

const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1);
/** What both phones show alike: who added food is told to each in their own way. */
export const sorted = ({ items, shopping }: ShownKitchen) => ({
  items: items.map(({ isAdded: _, ...item }) => item).toSorted(byId),
  shopping: { ...shopping, entries: shopping.entries.toSorted(byId) },
});

/** The ids of everything that happened in the kitchen. */
async function happenedIn({ db }: TestServer, kitchen: string): Promise<Set<string>> {
  const tables = ['item_events', 'shopping_events', 'recipe_events'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select('id')
        .where('kitchen_id', '=', kitchen as never)
        .execute(),
    ),
  );
  return new Set(rows.flat().map(({ id }) => id as string));
}

export async function toldBy(person: Client, kitchen: string): Promise<ShownKitchen & { version: number }> {
  const { version, items, shopping } = (
    await person.get(`/kitchens/${kitchen}/changes`)
  ).json() as KitchenChanges;
  const { lists = [], entries = [], order = { shelves: [], titles: [] }, staples = [] } = shopping ?? {};
  return { version, items, shopping: { lists, entries, order, staples } };
}

const isAboutFood = ({ intent }: Waiting) => !isShoppingIntent(intent) && !isRecipeIntent(intent);

/** A page that knows what the server knows shows that, with what the server has not heard of applied once. */
export async function checkShown(server: TestServer, phone: Phone, tab: Tab, person: Client): Promise<void> {
  const { kitchen, device } = phone;
  await phone.shown(tab);
  await device.rest();
  const { sent } = device.network;
  const shown = await phone.shown(tab);
  const told = await toldBy(person, kitchen);
  const copy = tab.code.currentKept().copies.get(kitchen);
  // A page that asks the server at this moment shows something else in the next.
  if (!tab.isAlive || copy?.version !== told.version || device.network.sent !== sent) return;
  const happened = await happenedIn(server, kitchen);
  const waiting = tab.code
    .currentKept()
    .outbox.filter(({ kitchenId, intent }) => kitchenId === kitchen && !happened.has(intent.id));
  const expected: ShownKitchen = {
    items: foresee(told.items, waiting.filter(isAboutFood) as never),
    shopping:
      tab.code.afterWaiting({ ...told, asOf: 0 } as never, kitchen, waiting).shopping ?? told.shopping,
  };
  expect(sorted(shown)).toEqual(sorted(expected));
}

/** None lost, none sent twice without need, none out of order, and every refusal told. */
export function checkSent(phone: Phone): void {
  const { did, device } = phone;
  const { handled } = device.network;
  const first = new Map<string, number>();
  for (const [at, { id, troubles }] of handled.entries()) {
    const before = handled.slice(0, at).findLast((one) => one.id === id);
    expect(before?.troubles ?? -1, `${id} was sent twice`).toBeLessThan(troubles);
    if (!first.has(id)) first.set(id, at);
  }
  const lost = did.filter(
    ({ intent, isKept, isInMemory, tab }) => (isKept || (isInMemory && tab.isAlive)) && !first.has(intent.id),
  );
  expect(lost.map(({ intent }) => intent)).toEqual([]);
  const unknown = [...first.keys()].filter((id) => !did.some(({ intent }) => intent.id === id));
  expect(unknown).toEqual([]);
  // What was not on the disk is sent by its own tab, whenever that has its turn.
  const inOrder = did.flatMap(({ intent, isKept }) => (isKept ? (first.get(intent.id) ?? []) : []));
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
}
