import { expect, test } from 'vitest';
import type { CalendarDate } from '#calendar-date.ts';
import { foreseeShopping, type Shopping } from './foresee-shopping.ts';
import type { Entry, EntryId, ListId } from './shopping.ts';
import type { ShoppingIntent } from './shopping-intents.ts';

const first = 'a5c1e4c0-0000-7000-8000-000000000001' as ListId;
const market = 'a5c1e4c0-0000-7000-8000-000000000002' as ListId;
const entryId = 'a5c1e4c0-0000-7000-8000-000000000003' as EntryId;
const AT = Date.parse('2026-11-17T10:00:00.000Z');

const nothing: Shopping = {
  lists: [
    { _id: first, name: null, isArchived: false },
    { _id: market, name: 'Market', isArchived: true },
  ],
  entries: [],
  order: { shelves: [], titles: [] },
  staples: [],
};

const add: ShoppingIntent = { id: '1', kind: 'addEntry', entry: { id: entryId, title: 'Milk', amount: 2 } };
const tick: ShoppingIntent = { id: '2', kind: 'tickEntry', entryId, got: true };
const remove: ShoppingIntent = { id: '3', kind: 'removeEntry', entryId };

const after = (...intents: ShoppingIntent[]) =>
  foreseeShopping(
    nothing,
    intents.map((intent) => ({ intent, at: AT, on: '2026-11-17' as CalendarDate, by: 'Ana' })),
    first,
  );

const milk: Entry = {
  ...{ _id: entryId, listId: first, title: 'Milk', category: 'Others', amount: 2, unit: 'piece' },
  ...{ wantedBy: null, isApart: false, cooked: null, gotAt: null, gotBy: null, version: 1 },
  ...{ addedAt: '2026-11-17T10:00:00.000Z', addedBy: 'Ana' },
};

test('what was added without a network is on the list', () => {
  expect(after(add).entries).toEqual([milk]);
});

test('what was ticked without a network is got', () => {
  expect(after(add, tick).entries).toMatchObject([{ gotAt: milk.addedAt, gotBy: 'Ana', version: 2 }]);
});

test('what was added for a dish without a network says so, also when it is got', () => {
  const cooked = { id: 'dish:pancakes', title: 'Pancakes' };
  expect(after({ ...add, cooked }).entries).toEqual([{ ...milk, cooked }]);
  expect(after({ ...add, cooked }, tick).entries).toMatchObject([{ cooked, version: 2 }]);
});

test('what was removed is gone, and back when that is taken back', () => {
  expect(after(add, remove).entries).toEqual([]);
  expect(after(add, remove, { ...add, id: '4' }).entries).toMatchObject([{ title: 'Milk', gotAt: null }]);
});

test('what is put on an archived list lands on the first one', () => {
  expect(after({ ...add, entry: { ...add.entry, listId: market } }).entries).toEqual([milk]);
});

test('lists are made, named and archived', () => {
  const id = 'a5c1e4c0-0000-7000-8000-000000000009' as ListId;
  const { lists } = after(
    { id: '5', kind: 'addList', list: { id, name: 'Drugstore' } },
    { id: '6', kind: 'changeList', listId: first, fields: { name: 'Supermarket' } },
    { id: '7', kind: 'changeList', listId: id, fields: { isArchived: true } },
  );
  expect(lists.map(({ name, isArchived }) => [name, isArchived])).toEqual([
    ['Supermarket', false],
    ['Market', true],
    ['Drugstore', true],
  ]);
});
