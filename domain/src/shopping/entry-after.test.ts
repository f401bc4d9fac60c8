import { expect, test } from 'vitest';
import { type EntryFacts, entryAfter } from './entry-after.ts';
import type { EntryId, ListId } from './shopping.ts';
import type { EntryIntent } from './shopping-intents.ts';

const entryId = 'a5c1e4c0-0000-7000-8000-000000000001' as EntryId;
const listId = 'a5c1e4c0-0000-7000-8000-000000000002' as ListId;
const id = 'a5c1e4c0-0000-7000-8000-000000000003';
const milk: EntryFacts = {
  ...{ listId, title: 'Milk', category: 'Dairy', amount: null, unit: null },
  ...{ wantedBy: null, isApart: false, cooked: null, isGot: false, version: 3 },
};

const tick: EntryIntent = { id, kind: 'tickEntry', entryId, got: true };
const untick: EntryIntent = { id, kind: 'tickEntry', entryId, got: false };
const rename: EntryIntent = { id, kind: 'changeEntry', entryId, fields: { title: 'Oat milk' } };
const measure: EntryIntent = { id, kind: 'changeEntry', entryId, fields: { amount: 2 } };
const remove: EntryIntent = { id, kind: 'removeEntry', entryId, base: 3 };
const add: EntryIntent = { id, kind: 'addEntry', entry: { id: entryId, title: 'Milk', category: 'Dairy' } };

const onList = (intent: EntryIntent, entry = milk) => entryAfter(intent, { entry, removed: null, listId });
const offList = (intent: EntryIntent, removed: EntryFacts | null = milk) =>
  entryAfter(intent, { entry: null, removed, listId });

test('ticking it twice is ticking it once, and nobody is told', () => {
  const ticked = onList(tick)?.entry;
  expect(ticked).toEqual({ ...milk, isGot: true, version: 4 });
  expect(ticked && onList(tick, ticked)).toEqual({ entry: ticked });
});

test('a tick can be taken back', () => {
  expect(onList(untick, { ...milk, isGot: true })?.entry).toEqual({ ...milk, version: 4 });
});

test('changes of two fields are both there, and of one field the last counts', () => {
  const both = onList(measure, onList(rename)?.entry ?? milk)?.entry;
  expect(both).toMatchObject({ title: 'Oat milk', amount: 2, unit: 'piece', version: 5 });
  const later: EntryIntent = { ...rename, fields: { title: 'Soy milk' } };
  expect(both && onList(later, both)?.entry).toMatchObject({ title: 'Soy milk', amount: 2 });
});

test('an amount that is taken away takes its unit along', () => {
  const none: EntryIntent = { ...rename, fields: { amount: null } };
  expect(onList(none, { ...milk, amount: 500, unit: 'g' })?.entry).toMatchObject({
    amount: null,
    unit: null,
  });
});

test('it gets a row of its own, and keeps it', () => {
  const apart: EntryIntent = { ...rename, fields: { isApart: true } };
  const alone = onList(apart)?.entry;
  expect(alone).toEqual({ ...milk, isApart: true, version: 4 });
  expect(alone && onList(rename, alone)?.entry).toMatchObject({ title: 'Oat milk', isApart: true });
});

test('it keeps the dish that it is for, whatever else is said of it', () => {
  const cooked = { id: 'dish:pancakes', title: 'Pancakes' };
  const wanted = offList({ ...add, cooked }, null)?.entry;
  expect(wanted).toEqual({ ...milk, cooked, version: 1 });
  for (const intent of [tick, rename, measure])
    expect(wanted && onList(intent, wanted)?.entry).toMatchObject({ cooked });
  // A person who takes the removal back says it again.
  expect(offList({ ...add, cooked }, wanted)?.entry).toMatchObject({ cooked, version: 2 });
});

test('it is removed by a person who saw it as it is', () => {
  expect(onList(remove)).toEqual({ entry: null });
});

test.each([tick, rename, measure])('%o beats a removal that did not see it, whichever is first', (done) => {
  const after = onList(done)?.entry ?? milk;
  expect(onList(remove, after)).toEqual({ entry: after, told: 'stays' });
  expect(offList(done)).toEqual({ entry: after, told: 'came-back' });
});

test('removing what is removed, and adding what is there, changes nothing', () => {
  expect(offList(remove)).toEqual({ entry: null });
  expect(onList(add)?.entry).toBe(milk);
});

test('adding what was removed brings it back as a later version', () => {
  expect(offList(add)).toEqual({ entry: { ...milk, version: 4 } });
});

test('of what never was there, nothing becomes', () => {
  for (const intent of [tick, rename, remove]) expect(offList(intent, null)).toBeNull();
});
