import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { type DateKind, labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { expect, test } from 'vitest';
import { shownFood } from './shown-food.ts';

const today = '2026-11-16' as CalendarDate;

function food(title: string, day: string | null, kind?: DateKind, belongsTo: string | null = null) {
  const expiryDate = day as CalendarDate | null;
  return {
    _id: title as ItemId,
    title,
    expiryDate,
    belongsTo,
    keeping: labelled(expiryDate, kind),
  } as KitchenItem;
}

const items = [
  { ...food('Honey', null), keeping: labelled(null, undefined, { keeps: true }) },
  food('Cashew dip', null),
  food('Coleslaw', '2026-11-14', 'use-by'),
  food('Yoghurt', '2026-11-13', 'best-before'),
  food('Milk', '2026-11-16'),
  food('Avocado', '2026-11-16', 'best-before', 'ana'),
];

const shown = (wanted: Partial<Parameters<typeof shownFood>[1]>) =>
  [...shownFood(items, { whose: 'everything', search: '', self: 'ana', today, ...wanted })].map(
    ([due, group]) => [due, group.map(({ title }) => title)],
  );

test('what must not be eaten, what may be looked at, and what nobody knows the date of stand apart', () => {
  expect(shown({})).toEqual([
    ['past', ['Yoghurt']],
    ['unsafe', ['Coleslaw']],
    ['today', ['Avocado', 'Milk']],
    ['unknown', ['Cashew dip']],
    ['later', ['Honey']],
  ]);
});

test('food is found by its name and by whose it is', () => {
  expect(shown({ search: 'mi' })).toEqual([['today', ['Milk']]]);
  expect(shown({ whose: 'mine' })).toEqual([['today', ['Avocado']]]);
  expect(shown({ whose: 'everybodys', search: 'avocado' })).toEqual([]);
});
