import { foodNames } from '@crisper/texts/foods/names.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import { expect, test } from 'vitest';
import { calendarDate } from '#calendar-date.ts';
import { foodSense } from '#foods/food-sense.ts';
import type { LineFood, Part } from './line-food.ts';
import { readFoods } from './read-lines.ts';

const reader = {
  // A Wednesday.
  today: calendarDate('2026-11-18'),
  order: 'day-first' as const,
  places: [],
  people: [],
  me: 'ana',
  words: lineWords,
  sense: foodSense(foodNames),
  customary: 'imperial' as const,
  currency: null,
};

const SIGNS = { said: '', guessed: '~', doubtful: '?' };
const shown = <Value>(part: Part<Value> | null, text: (value: Value) => string): string[] =>
  part ? [`${text(part.value)}${SIGNS[part.certainty]}`] : [];

/** As "Milk · 2000 ml · until 2026-11-20~": a guess has a wave, and a doubt a question mark. */
const summary = ({ title, amount, date, opened, began, place }: LineFood) =>
  [
    ...shown(title, (value) => value),
    ...shown(amount, (value) => `${value.amount} ${value.unit}`),
    ...shown(date, (value) => `until ${value?.date ?? 'none'}`),
    ...shown(opened, (value) => `opened ${value}`),
    ...shown(began, ({ kind, on }) => `${kind} ${on}`),
    ...shown(place, (value) => `in ${value}`),
  ].join(' · ');

const read = (text: string) => readFoods(text, reader).foods.map(summary);

test.each([
  ['opened the pesto on monday', 'Pesto~ · opened 2026-11-16'],
  ['froze 3 chicken thighs on the 10th', 'Chicken thighs~ · 3 piece · frozen 2026-11-10 · in freezer~'],
  ['made a lasagne sunday', 'Lasagne~ · 1 piece · made 2026-11-15'],
  ['got a leg of lamb 2.1kg for sunday', 'Leg of lamb~ · 2100 g · until none?'],
  ['plain flour best before march', 'Plain flour · until 2027-03-31?'],
  ['christmas pudding best before end june 27', 'Christmas pudding~ · until 2027-06-30'],
  ['quiche good til end of next week', 'Quiche · until 2026-11-28?'],
  ['cooked chicken friday', 'Cooked chicken~ · until 2026-11-20~'],
  ['12 eggs from the farm on saturday', 'Eggs~ · 12 piece · until 2026-11-21~'],
])('a day behind what was done is no end that was said: %s', (text, food) => {
  expect(read(text)).toEqual([food]);
});

test.each([
  ['hummus use within 3 days of opening', 'Hummus · until none?'],
  ['avocados 2 ripe by friday', 'Avocados · 2 piece · until none?'],
  ['cake for saturday', 'Cake · until none?'],
  ['honey no date', 'Honey · until none'],
  [
    'cream cheese opened sunday use within 4 days of opening',
    'Cream cheese~ · until 2026-11-19~ · opened 2026-11-15',
  ],
])('what is no end is asked for: %s', (text, food) => {
  expect(read(text)).toEqual([food]);
});

test.each([
  ['add three chicken breasts they need using by friday', ['Chicken breasts~ · 3 piece · until 2026-11-20']],
  ['fyi theres still soup in the fridge lol', ['Soup~ · in fridge']],
  ['coconut milk, full-fat', ['Coconut milk, full-fat~']],
  ['twenty four eggs no sorry twelve', ['Eggs~ · 12 piece~']],
  ['milk full stop bread full stop', ['Milk', 'Bread']],
  [
    'three tomatoes two onions and a lettuce',
    ['Tomatoes · 3 piece', 'Onions · 2 piece', 'Lettuce · 1 piece'],
  ],
  ['bacon, sausages, both freezer', ['Bacon · in freezer~', 'Sausages · in freezer~']],
  ['In the freezer: peas, chips', ['Peas · in freezer~', 'Chips · in freezer~']],
  ['Garage freezer\npeas\nchips', ['Peas · in freezer~', 'Chips · in freezer~']],
  ['beer fridge: 2kg snags', ['Snags · 2000 g · in fridge~']],
  [
    'UB 26/11: pork chops x4, sausages x8',
    ['Pork chops · 4 piece · until 2026-11-26~', 'Sausages · 8 piece · until 2026-11-26~'],
  ],
  [
    'bought on saturday: 2 leeks, a dozen eggs',
    ['Leeks · 2 piece · bought 2026-11-14~', 'Eggs · 12 piece · bought 2026-11-14~'],
  ],
  [
    '3 trout and 150g prawns, both use by 24/11, in the fridge',
    ['Trout~ · 3 piece~ · until 2026-11-24~ · in fridge~', 'Prawns · 150 g · until 2026-11-24~ · in fridge~'],
  ],
  [
    'the ham, the cheese and the coleslaw are all in the fridge',
    ['The ham · in fridge~', 'The cheese~ · in fridge~', 'Coleslaw~ · in fridge'],
  ],
  ['milk, eggs and butter, the milk’s good until friday', ['Milk · until 2026-11-20', 'Eggs~', 'Butter~']],
  [
    'I froze two loaves of bread and a kilo of mince on sunday',
    ['Bread~ · 2 piece · frozen 2026-11-18~ · in freezer~', 'Mince · 1000 g · until 2026-11-22~'],
  ],
  ['half and half, it goes bad thursday. also bananas', ['Half and half · until 2026-11-19', 'Bananas~']],
  ['Whole milk 2L instead of semi skimmed 2L', ['Whole milk~ · 2000 ml']],
  ['Serves 4. 350 g orzo, handful of spinach', ['Orzo · 350 g', 'Spinach~ · 1 portion~']],
])('the foods of a sentence are read, and nothing else of it: %s', (text, foods) => {
  expect(read(text).map((food) => food.replace(/^(Tomatoes|Onions|Lettuce)~/, '$1'))).toEqual(foods);
});

test.each([
  'We’re out of coffee',
  'just finished the last of the butter',
  'ok who ate my hummus',
  'need to buy milk tomorrow',
  'Order #12345 confirmed',
  'Hovis 800g - sorry, this item was out of stock',
  'Jess: ten more minutes, bus is late again',
])('%s puts nothing in', (text) => {
  expect(read(text).filter((food) => !food.includes('~'))).toEqual([]);
});

test('household goods are no food, and are named as left out', () => {
  const text = 'milk, loo roll 9 pack, bin bags';
  const { foods, skipped } = readFoods(text, reader);
  expect(foods.map(({ title }) => title.value)).toEqual(['Milk']);
  expect(skipped.map(({ from, to }) => text.slice(from, to).trim())).toEqual(['loo roll 9 pack', 'bin bags']);
});

test.each([
  ['sour cream use by one week from today', 'Sour cream · until 2026-11-25'],
  ['stilton since xmas', 'Stilton~ · since 2025-12-25~'],
  ['brie - a week on saturday', 'Brie · until 2026-11-28'],
  ['cheddar saturday week', 'Cheddar · until 2026-11-28'],
  ['steak use by valentines', 'Steak · until 2027-02-14'],
  ['prawns 180g ub tom', 'Prawns · 180 g · until 2026-11-19'],
  ['ham good for like 3 more days', 'Ham~ · until 2026-11-21~'],
  ['butter 250g pkd 14/11 use by 16/12/26', 'Butter · 250 g · until 2026-12-16'],
  ['soup 3 portions froze them sunday', 'Soup · 3 portion · frozen 2026-11-15 · in freezer~'],
  ['got some prawns they need eating today', 'Prawns~ · until 2026-11-18~'],
  ['carrots 1kg for soup saturday', 'Carrots for soup~ · 1000 g · until 2026-11-21~'],
  ['swiss cheese sliced today', 'Swiss cheese~ · made 2026-11-18~'],
])('days as people say them: %s', (text, food) => {
  expect(read(text)).toEqual([food]);
});

test.each([
  ['mangoes tray of 12', 'Mangoes~ · 12 piece~'],
  ['half a doz eggs', 'Eggs · 6 piece'],
  ['two thirds of a watermelon', 'Watermelon · 0.667 piece'],
])('amounts as people say them: %s', (text, food) => {
  expect(read(text)).toEqual([food]);
});

test.each([
  'butter nearly gone',
  'lettuce is slimy, tossed it',
  'dinner for 4 at 7',
  'braai on saturday',
  'big shop arrived!! everything in the fridge now',
])('nothing is put in by: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['thanksgiving leftovers - stuffing, gravy', ['Stuffing', 'Gravy']],
  ['[24/11, 18:32] Dave: picked up 6 eggs and bacon', ['Eggs~ · 6 piece', 'Bacon~']],
  ['dahi 1 dabba n palak 2 bunch', ['Dahi · 1 pack', 'Palak · 2 piece']],
])('every food of a message: %s', (text, foods) => {
  expect(read(text)).toEqual(foods);
});

test.each(['butter snorbed', 'snorbed zilt', 'milk zilt for gran', 'brie a week'])(
  'beside words that nobody knows, the name is a guess: %s',
  (text) => {
    expect(read(text)[0]).toContain('~');
  },
);

test.each([
  ['salad 30p yellow sticker', 'Salad~'],
  ['ground chuck 500g', 'Ground chuck · 500 g'],
  ['hey siri add one pound of ground chuck', 'Ground chuck~ · 454 g'],
  ['slab of beer in the garage', 'Beer · 1 pack'],
])('words around a name are none of it: %s', (text, food) => {
  expect(read(text)).toEqual([food]);
});
