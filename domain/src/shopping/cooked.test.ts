import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { itemIntentSchema } from '#items/intents/intents.ts';
import { problemsOf } from '#validation.ts';
import { shoppingIntentSchema } from './shopping-intents.ts';

const ID = 'a5c1e4c0-0000-7000-8000-000000000001';
const cooked = { id: 'dish:shakshouka', title: 'Shakshouka' };

test.each([
  { id: 'dish:shakshouka', title: 'Shakshouka' },
  { id: 'pd:leek-soup-2', title: 'Grandma’s leek soup' },
  { id: `own:${ID}`, title: 'x'.repeat(120) },
  { id: 'a'.repeat(80), title: '🍳' },
])('%o is a dish', (dish) => {
  expect(z.parse(cookedSchema, dish)).toEqual(dish);
});

test('spaces around its title are no part of it', () => {
  expect(z.parse(cookedSchema, { ...cooked, title: ' Shakshouka ' })).toEqual(cooked);
});

test.each<[unknown, string[]]>([
  [{ ...cooked, id: '' }, ['id dish_unknown']],
  [{ ...cooked, id: 'a'.repeat(81) }, ['id dish_unknown']],
  [{ ...cooked, id: 'Dish:Soup' }, ['id dish_unknown']],
  [{ ...cooked, id: 'dish:soup\n' }, ['id dish_unknown']],
  [{ ...cooked, id: 7 }, ['id dish_unknown']],
  [{ title: 'Soup' }, ['id dish_unknown']],
  [{ id: 'dish:soup' }, ['title dish_title_missing']],
  [{ ...cooked, title: '  ' }, ['title dish_title_missing']],
  [{ ...cooked, title: 'x'.repeat(121) }, ['title dish_title_too_long']],
  [{ ...cooked, title: 'a\0b' }, ['title not_storable']],
])('%j is none', (dish, problems) => {
  const { error } = z.safeParse(cookedSchema, dish);
  expect(error && problemsOf(error).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test('food is used, finished, added and noted for a dish, or for none', () => {
  for (const intent of [
    { id: ID, kind: 'useItem', itemId: ID, amount: 2 },
    { id: ID, kind: 'finishItem', itemId: ID, outcome: 'eaten' },
    { id: ID, kind: 'addItem', item: { id: ID, title: 'Leftover Shakshouka' } },
    { id: ID, kind: 'addEntry', entry: { id: ID, title: 'Eggs' } },
  ]) {
    const schema = z.union([itemIntentSchema, shoppingIntentSchema]);
    expect(z.parse(schema, intent)).toEqual(intent);
    expect(z.parse(schema, { ...intent, cooked })).toEqual({ ...intent, cooked });
  }
});
