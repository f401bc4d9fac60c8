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
    place: 'fridge',
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
  [...shownFood(items, { whose: 'everything', search: '', self: 'ana', today, places: [], ...wanted })].map(
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

test('food is found by the whole name of its place', () => {
  const cellar = { id: 'pantry-c0ffee00-0000-4000-8000-000000000000', name: 'Cellar' } as const;
  const peas = { ...food('Peas', null), place: 'freezer' as const };
  const cider = { ...food('Cider', null), place: cellar.id };
  const found = (search: string) =>
    [...shownFood([peas, cider], { whose: 'everything', search, self: 'ana', today, places: [cellar] })]
      .flatMap(([, group]) => group)
      .map(({ title }) => title);
  expect(found('freezer')).toEqual(['Peas']);
  expect(found('cellar')).toEqual(['Cider']);
  expect(found('free')).toEqual([]);
});
