import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { foodOf } from './food-of.ts';
import { foodSense } from './food-sense.ts';

const en = await loadFoodNames('en', ['de']);
const de = await loadFoodNames('de');
const idOf = (title: string, names: typeof en) => {
  const meaning = foodOf(title, names);
  return meaning?.is === 'food' ? meaning.food.id : (meaning?.is ?? null);
};

test('a German in an English kitchen types Hackfleisch, and somebody English in a German one mince', () => {
  expect(['Hackfleisch', 'Bio Vollmilch', 'Klopapier'].map((title) => idOf(title, en))).toEqual([
    'mince',
    'milk',
    'household',
  ]);
  expect(['mince', 'chicken soup', 'Fish sauce', 'loo roll'].map((title) => idOf(title, de))).toEqual([
    'mince',
    'chicken-soup',
    'fish-sauce',
    'household',
  ]);
});

test('the words of one’s own language come first', () => {
  expect(idOf('Chips', de)).toBe('crisps');
  expect(idOf('Chips', en)).toBe(idOf('Chips', foodNames));
  expect(idOf('Rote Paprika', de)).toBe('pepper');
});

test('states of the other language count', () => {
  expect(foodOf('opened H-Milch', de)).toMatchObject({ isOpen: true });
  expect(foodOf('frozen Hackfleisch', de)).toMatchObject({ place: 'freezer' });
  expect(foodOf('TK peas', en)).toMatchObject({ place: 'freezer' });
});

test.each([
  'Ingredients',
  'Condiments',
  'Pangalactic delight',
  'Fish n chips',
  'Documento',
  'Avocado Hass Zelda',
])('what English does not know is no guess in another language: %s', (title) => {
  expect(idOf(title, en)).toBe(idOf(title, foodNames));
});

test('sense has each language', () => {
  const sense = foodSense(en);
  expect(['Hackfleisch', 'Müllbeutel', 'tiefgekühlt', 'leeks', 'zz'].map(sense.of)).toEqual([
    'food',
    'household',
    'description',
    'food',
    'unknown',
  ]);
  expect(sense.isName('Erdbeeren')).toBe(true);
  expect(sense.isWhole('frische Erdbeeren')).toBe(true);
});
