import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import type { ItemId } from '#items/item.ts';
import { SAID } from '#testing/said-fields.ts';
import { itemAdded, itemsAfter } from './items-after.ts';

const today = calendarDate('2031-03-01');
const id = '01990000-0000-7000-8000-000000000001' as ItemId;

test.each(Object.entries(SAID))('%s is put in and changed as it is said', (field, [first, second]) => {
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
