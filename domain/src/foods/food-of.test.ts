import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { isA } from './food.ts';
import { foodOf, isFood } from './food-of.ts';

const idOf = (title: string) => {
  const meaning = foodOf(title, foodNames);
  return meaning?.is === 'food' ? meaning.food.id : (meaning?.is ?? null);
};

test.each([
  ['Semi-skimmed milk', 'milk'],
  ['Milk chocolate', 'milk-chocolate'],
  ['Chocolate milk', 'flavoured-milk'],
  ['Jam doughnuts', 'doughnut'],
  ['Fish fingers', 'fish-fingers'],
  ['Chicken soup', 'chicken-soup'],
  ['Cheese and onion crisps', 'crisps'],
  ['Salt & vinegar crisps', 'crisps'],
  ['Walkers roast chicken', 'crisps'],
  ['Pringles sour cream & onion', 'crisps'],
  ['Super Noodles chicken', 'instant-noodles'],
  ['Haribo cherry', 'gummy-bears'],
  ['Strawberry yoghurt', 'yoghurt'],
  ['Yoghurt with strawberries', 'yoghurt'],
  ['Basil on the sill', 'basil'],
  ['Mature cheddar cheese', 'cheddar'],
  ['Tomatoes cherry', 'cherry-tomato'],
  ['Aubergine', 'aubergine'],
  ['Eggplant', 'aubergine'],
  ['Zucchini', 'courgette'],
  ['Cilantro', 'coriander'],
  ['Ground beef', 'mince'],
  ['Tesco organic carrots 1kg', 'carrot'],
  ['Eggs (10)', 'egg'],
  ['Toilet paper', 'household'],
  ['Lemon washing-up liquid', 'household'],
  ['Dog biscuits', 'household'],
])('%s is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Cooked rice', 'cooked-rice'],
  ['Rice, cooked', 'cooked-rice'],
  ['Leftover chicken', 'cooked-chicken'],
  ['Roast beef', 'cooked-meat'],
  ['Chicken with rice', 'rice-dish'],
  ['Chicken rice', 'cooked-rice'],
  ['Tinned peaches', 'tinned-peaches'],
  ['Tinned pears', 'tinned-fruit'],
  ['Tuna in brine', 'tinned-tuna'],
  ['Dried apricots', 'dried-apricots'],
  ['Dried pears', 'dried-fruit'],
  ['Smoked salmon', 'smoked-salmon'],
  ['Sliced melon', 'cut-fruit'],
  ['Half a cucumber', 'stir-fry-vegetables'],
  ['Ham croissant', 'sandwich'],
  ['Stuffed peppers', 'ready-meal'],
  ['Quorn sausages', 'seitan'],
])('%s never has the time of what it is made of: it is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  '',
  'zz',
  '!!!',
  'Pangalactic delight',
  'Sparkling powder',
  'Ricecooker',
  'Sweet surprise',
  'Teriyaki noodles surprise',
  'Chicken marengo',
  'Ham and cake',
  'Baked Alaska',
])('nobody knows what "%s" is, and no answer is better than a wrong one', (title) => {
  expect(idOf(title)).toBeNull();
});

test('words that nobody knows do not change a food, but make a dish of rice and pasta', () => {
  expect(idOf('Zelda’s cheddar')).toBe('cheddar');
  expect(idOf('Zelda’s rice')).toBeNull();
  expect(idOf('Cheddar Zelda')).toBeNull();
});

test('frozen food is in the freezer', () => {
  expect(foodOf('Frozen peas', foodNames)).toMatchObject({ place: 'freezer', food: { id: 'peas' } });
  expect(foodOf('Frozen mango chunks', foodNames)).toMatchObject({ place: 'freezer' });
});

test('what nobody knows may be food, household goods are none', () => {
  expect(isFood('Pangalactic delight', foodNames)).toBe(true);
  expect(isFood('Sponge cake', foodNames)).toBe(true);
  expect(isFood('Tea bags', foodNames)).toBe(true);
  for (const goods of ['Loo roll', 'Dishwasher tablets', 'Bin bags', 'Shampoo', 'Bottle deposit', 'Cat food'])
    expect(isFood(goods, foodNames)).toBe(false);
});

test('a food belongs to its kinds', () => {
  const meaning = foodOf('Cheddar', foodNames);
  if (meaning?.is !== 'food') throw new Error('there is no cheddar');
  expect(['hard-cheese', 'cheese', 'dairy'].every((kind) => isA(meaning.food, kind))).toBe(true);
});

test.each([
  ['chiken brest', 'chicken-breast'],
  ['brocoli', 'broccoli'],
  ['bannana', 'banana'],
  ['onoin', 'onion'],
  ['garlick', 'garlic'],
  ['chkn thighs', 'chicken-thigh'],
  ['whl mlk', 'milk'],
  ['bandana', null],
  ['planter', null],
  ['popper', null],
])('a slip or an abbreviation is read where it can be one word alone: %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['KTC sunflower oil', 'sunflower-oil'],
  ['Pilgrims Choice extra mature', 'cheddar'],
  ['Lea & Perrins 150ml', 'worcestershire-sauce'],
  ['Uncle Bens long grain', 'rice'],
  ['Yoghurt strawberry', 'yoghurt'],
  ['Jam doughnuts', 'doughnut'],
])('makers and flavours do not hide what it is: %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ['Curry + pilau rice', 'rice-dish'],
  ['Stir fry with rice', 'rice-dish'],
  ['Smoked haddock', 'smoked-haddock'],
  ['Smoked cod', 'smoked-haddock'],
  ['Unpasteurised milk', 'raw-milk'],
  ['Unpasteurised apple juice from the market', 'fresh-juice'],
  ['Made up formula', 'made-formula'],
  ['Hot smoked salmon flakes', 'smoked-salmon'],
  ['Raw chicken marinading in yoghurt', 'chicken'],
])('%s has the time of what spoils first in it: it is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each(['Smoked haddock', 'Chook thighs', 'Oysters half doz', 'Rump steaks 21 day aged'])(
  '%s counts as raw',
  (title) => {
    const meaning = foodOf(title, foodNames);
    expect(meaning?.is === 'food' && meaning.food.traits.has('use-by')).toBe(true);
  },
);

test.each([
  ['Coconut milk tin opened', 'fridge', true],
  ['Opened baby food pouch', 'fridge', true],
  ['Half used passata', 'fridge', true],
  ['Opened crisps', 'pantry', true],
  ['Unopened passata', 'pantry', false],
])('%s is kept in the %s, open: %s', (title, place, isOpen) => {
  expect(foodOf(title, foodNames)).toMatchObject({ place, isOpen });
});

test.each([
  ['Half a lemon', 'lemon'],
  ['Sliced mushrooms', 'mushroom'],
  ['Edam slices', 'edam'],
])('%s keeps shorter, and is still %s', (title, kind) => {
  const meaning = foodOf(title, foodNames);
  expect(meaning?.is === 'food' && isA(meaning.food, kind)).toBe(true);
});
