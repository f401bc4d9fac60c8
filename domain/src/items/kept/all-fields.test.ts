import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { foodFields, kitchenFields } from '#items/food-fields.ts';
import type { Of } from '#items/intents/act.ts';
import type { ItemId } from '#items/item.ts';
import { itemAdded, itemsAfter } from './items-after.ts';

type Field = keyof typeof foodFields | keyof typeof kitchenFields;
type Fields = Of<'changeItem'>['fields'];

const today = calendarDate('2031-03-01');
const id = '01990000-0000-7000-8000-000000000001' as ItemId;

/** What is said of each field when food is put in, and later. */
const said: { [Name in Field]: [NonNullable<Fields[Name]>, NonNullable<Fields[Name]>] } = {
  title: ['Milk', 'Oat milk'],
  image: ['/pictures/milk.webp', '/pictures/oat-milk.webp'],
  category: ['Dairy', 'Beverages'],
  quantity: [2, 3],
  expiryDate: [calendarDate('2031-03-10'), calendarDate('2031-03-11')],
  description: ['Behind the jam', 'On top'],
  amount: [2, 3],
  unit: ['pack', 'g'],
  place: ['pantry', 'fridge'],
  price: [129, 149],
  belongsTo: ['ana', 'ben'],
};

test.each(Object.entries(said))('%s is put in and changed as it is said', (field, [first, second]) => {
  const item = itemAdded(
    { id: 'add', kind: 'addItem', item: { id, title: 'Food', [field]: first } },
    { addedBy: 'Ana', at: new Date(today), today },
  );
  expect(item).toHaveProperty(field, first);
  const [changed] = itemsAfter(
    item,
    { id: 'change', kind: 'changeItem', itemId: id, fields: { [field]: second } },
    today,
  );
  // Where it stands is changed by moving it.
  expect(changed).toHaveProperty(field, field === 'place' ? first : second);
});
