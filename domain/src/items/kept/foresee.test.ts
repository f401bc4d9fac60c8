import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { Intent } from '#items/intents/intents.ts';
import type { ItemId, KitchenItem } from '#items/item.ts';
import { foresee, type Waiting } from './foresee.ts';
import { itemAdded } from './items-after.ts';

const TODAY = calendarDate('2026-11-16');
const AT = Date.UTC(2026, 10, 16, 8);
const MILK = 'milk' as ItemId;
const EGGS = 'eggs' as ItemId;

const add = (id: ItemId, title: string, amount = 1): Extract<Intent, { kind: 'addItem' }> => ({
  id: `add-${id}`,
  kind: 'addItem',
  item: { id, title, amount },
});
const kept = (id: ItemId, title: string, amount?: number): KitchenItem =>
  itemAdded(add(id, title, amount), { addedBy: 'Ana', at: new Date(AT), today: TODAY });
const waiting = (intent: Intent, undone?: Waiting['undone']): Waiting => ({
  intent,
  at: AT,
  on: TODAY,
  by: 'Ana',
  ...(undone && { undone }),
});
const eat = (id: ItemId): Intent => ({ id: `eat-${id}`, kind: 'finishItem', itemId: id, outcome: 'eaten' });
const titles = (items: KitchenItem[]) => items.map(({ title }) => title);

const milk = kept(MILK, 'Milk');
const eggs = kept(EGGS, 'Eggs', 6);

test('what was added is there, what was eaten is gone, and the rest is the same object', () => {
  const shown = foresee([milk, eggs], [waiting(eat(MILK)), waiting(add('bread' as ItemId, 'Bread'))]);
  expect(titles(shown)).toEqual(['Eggs', 'Bread']);
  expect(shown[0]).toBe(eggs);
});

test('an act is applied to what another person left of it', () => {
  const use = waiting({ id: 'use', kind: 'useItem', itemId: EGGS, amount: 2 });
  expect(foresee([{ ...eggs, amount: 3 }], [use])[0]?.amount).toBe(1);
});

test('what another person finished meanwhile does not come back', () => {
  expect(foresee([], [waiting({ id: 'use', kind: 'useItem', itemId: EGGS, amount: 2 })])).toEqual([]);
});

test('what was taken back before it was sent is as it was, in a new version', () => {
  const undo = waiting({ id: 'undo', kind: 'undo', event: 'eat-milk' }, { before: [milk], after: [] });
  expect(foresee([milk], [waiting(eat(MILK)), undo])).toEqual([{ ...milk, version: 2 }]);
});

test('it stays while the server has heard of the first of both alone', () => {
  const undo = waiting({ id: 'undo', kind: 'undo', event: 'eat-milk' }, { before: [milk], after: [] });
  const back = [{ ...milk, version: 2 }];
  expect(foresee([], [waiting(eat(MILK)), undo])).toEqual(back);
  expect(foresee([], [undo])).toEqual(back);
});

test('what was taken back after it was sent is as it was before', () => {
  const undo = waiting({ id: 'undo', kind: 'undo', event: 'sent' }, { before: [eggs], after: [EGGS] });
  expect(foresee([{ ...eggs, amount: 1, version: 2 }], [undo])).toEqual([{ ...eggs, version: 3 }]);
});

test('what is added and changed before it was sent is changed', () => {
  const change: Intent = {
    id: 'change',
    kind: 'changeItem',
    itemId: MILK,
    fields: { title: 'Oat milk', amount: 3, labelDate: calendarDate('2026-12-01') },
  };
  const [shown] = foresee([], [waiting(add(MILK, 'Milk')), waiting(change)]);
  expect(shown).toMatchObject({ title: 'Oat milk', amount: 3, amountStart: 3, expiryDate: '2026-12-01' });
});

test('what is put into the freezer was frozen that day', () => {
  const frozen = add('peas' as ItemId, 'Peas');
  frozen.item.place = 'freezer';
  const [shown] = foresee([], [waiting(frozen)]);
  expect(shown?.keeping.freezing?.days).toBe(90);
  frozen.item.freezerDays = 30;
  expect(foresee([], [waiting(frozen)])[0]?.keeping.freezing?.days).toBe(30);
});
