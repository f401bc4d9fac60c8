import type { ItemId } from '@crisper/domain/items/item.ts';
import { type ListRow, listRows } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry, EntryId } from '@crisper/domain/shopping/shopping.ts';
import { expect, test } from 'vitest';
import { said, titled } from '#kitchen/adding/row.ts';
import { asFood, gotOf, withoutFood, withReceipt } from './got.ts';

const written = (title: string, facts: Partial<Entry> = {}): Entry =>
  ({
    ...{ _id: `entry ${title}`, listId: 'list', title, category: 'Others', amount: null, unit: null },
    ...{
      wantedBy: null,
      isApart: false,
      cooked: null,
      gotAt: null,
      gotBy: null,
      addedAt: '',
      addedBy: 'Ana',
      version: 1,
    },
    ...facts,
  }) as Entry;
const entry = (title: string, facts: Partial<Entry> = {}): ListRow => {
  const only = written(title, facts);
  return { ...only, parts: [only] };
};
const isFood = (title: string) => title !== 'Soap';
const milk = entry('Milk', { amount: 2, unit: 'pack', category: 'Dairy' });
const soap = entry('Soap');

test('what was got becomes food with the id of its entry, and soap only leaves the list', () => {
  const { rows, notFood } = gotOf([milk, soap], isFood);
  expect(rows).toMatchObject([
    {
      id: milk._id,
      title: said('Milk'),
      category: { value: 'Dairy', certainty: 'guessed' },
      amount: said({ amount: 2, unit: 'pack' }),
      date: null,
      place: null,
      fromList: true,
    },
  ]);
  expect(notFood).toEqual([soap]);
});

test('what was written down twice becomes one food with both amounts', () => {
  const eggs = [6, 4].map((amount) =>
    written('Eggs', { _id: `${amount}` as EntryId, amount, unit: 'piece' }),
  );
  expect(gotOf(listRows(eggs), isFood).rows).toMatchObject([
    { id: '4', title: said('Eggs'), amount: said({ amount: 10, unit: 'piece' }) },
  ]);
});

test('what is no food after all, or food after all, is moved by a tap', () => {
  const got = gotOf([milk, soap], isFood);
  expect(withoutFood(got, milk._id as string as ItemId, [milk, soap])).toEqual({
    rows: [],
    notFood: [soap, milk],
  });
  expect(asFood(got, soap).rows.map(({ title }) => title.value)).toEqual(['Milk', 'Soap']);
});

test('a receipt puts away what it recognises, ticked or not, with its price and the name on the list', () => {
  const receipt = [
    { ...titled('Semi-skimmed milk'), price: said('1.29'), seen: { as: 'receipt:MLK' } },
    { ...titled('Butter'), price: said('2.49'), seen: { as: 'receipt:BTR' } },
  ];
  const bread = entry('Bread');
  const { rows } = withReceipt(gotOf([bread], isFood), receipt, [bread, milk]);
  expect(rows.map(({ id, title, fromList }) => [id, title.value, fromList])).toEqual([
    [bread._id, 'Bread', true],
    [milk._id, 'Milk', true],
    [receipt[1]?.id, 'Butter', false],
  ]);
  expect(rows[1]).toMatchObject({
    price: said('1.29'),
    amount: said({ amount: 2, unit: 'pack' }),
    seen: { as: 'receipt:MLK' },
  });
});
