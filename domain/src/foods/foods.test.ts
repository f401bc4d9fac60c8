import { foodNames } from '@crisper/texts/foods/names.ts';
import { reasonText } from '@crisper/texts/foods/reasons.ts';
import { expect, test } from 'vitest';
import { GROCERIES } from '#labels/groceries.ts';
import { CATEGORIES } from './category.ts';
import { type Food, isA, REASONS, type Times } from './food.ts';
import { foodOf } from './food-of.ts';
import { FOOD_PICTURES } from './food-pictures.ts';
import { FOODKEEPER_ROWS } from './foodkeeper.fixture.ts';
import { FOODS } from './foods.ts';
import { keptIn } from './keeps.ts';
import { KINDS } from './kinds.ts';
import { stemsOf } from './words.ts';

const foods = [...FOODS.values()];
const SLOTS = ['fridge', 'fridgeOpened', 'pantry', 'pantryOpened', 'freezer'] as const;
const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 };

const idsWhere = (isWrong: (food: Food) => boolean) => foods.filter(isWrong).map(({ id }) => id);
const isLonger = (one: number | null, other: number | null) => one !== null && other !== null && one > other;

test('some hundred foods are there, each of a kind, with a place where it keeps, a category and a name', () => {
  expect(foods.length).toBeGreaterThanOrEqual(600);
  expect(idsWhere((food) => !CATEGORIES.includes(food.category))).toEqual([]);
  expect(idsWhere((food) => keptIn(food, food.place, false) === null)).toEqual([]);
  expect(Object.keys(foodNames.foods).sort()).toEqual([...FOODS.keys()].sort());
});

test('opened food keeps no longer than sealed food in the same place', () => {
  expect(
    idsWhere(
      ({ times }) => isLonger(times.fridgeOpened, times.fridge) || isLonger(times.pantryOpened, times.pantry),
    ),
  ).toEqual([]);
  for (const place of ['fridge', 'pantry'] as const)
    expect(
      idsWhere((food) =>
        isLonger(keptIn(food, place, true)?.days ?? null, keptIn(food, place, false)?.days ?? null),
      ),
    ).toEqual([]);
});

test('food that is kept in the fridge keeps there no longer than in the freezer', () => {
  expect(idsWhere(({ place, times }) => place === 'fridge' && isLonger(times.fridge, times.freezer))).toEqual(
    [],
  );
});

const PREPARED_DAYS = 4;
const RAW_DAYS = 3;

test('nothing prepared keeps longer in the fridge than four days, and nothing raw longer than three', () => {
  const inFridge = (food: Food) => keptIn(food, 'fridge', false)?.days ?? 0;
  // Eggs in their shells, what is dry inside, and what is sour.
  const known = ['boiled-egg', 'energy-balls', 'kombucha'];
  expect(
    idsWhere(
      (food) => food.traits.has('prepared') && inFridge(food) > PREPARED_DAYS && !known.includes(food.id),
    ),
  ).toEqual([]);
  expect(idsWhere((food) => food.traits.has('use-by') && inFridge(food) > RAW_DAYS)).toEqual([]);
  expect(idsWhere((food) => food.traits.has('use-by') && food.times.pantry !== null)).toEqual([]);
});

interface Row {
  name: string;
  details: string[];
  times: string[];
}
const rows: Row[] = FOODKEEPER_ROWS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', details = '', times = ''] = line.split('|');
    return { name, details: details.split(' ').filter(Boolean), times: times.split(' ') };
  });

/** The rows of FoodKeeper that a food names: with the words in brackets, else the plain one if there is one. */
function rowsOf(product: string): Row[] {
  const [, name = '', words = ''] = /^(.*?)(?: \((.*)\))?$/.exec(product) ?? [];
  const named = rows.filter((row) => row.name === name);
  const plain = named.filter(({ details }) => details.length === 0);
  if (words === '') return plain.length > 0 ? plain : named;
  return named.filter(({ details }) => words.split(' ').every((word) => details.includes(word)));
}

function daysOf(row: Row, slot: keyof Times): number | null {
  const written = row.times[SLOTS.indexOf(slot)];
  // Ripe fruit keeps outside no longer than in the fridge; whether it is ripe when bought, nobody says.
  const time = (written === 'ripe' ? row.times[0] : written) ?? '-';
  if (time === 'ever') return Number.POSITIVE_INFINITY;
  return time === '-' ? null : Number.parseInt(time, 10) * (UNIT_DAYS[time.slice(-1)] ?? 1);
}

/** The times of a food that are longer than FoodKeeper's, or are neither FoodKeeper's nor have a reason. */
const unfounded = ({ product, times, own, reason }: Food) => {
  const cited = rowsOf(product ?? '');
  return SLOTS.filter((slot) => {
    const days = times[slot];
    if (days === null) return false;
    const most = Math.max(...cited.map((row) => daysOf(row, slot) ?? 0), 0);
    if (most > 0 && days > most) return true;
    return own.has(slot) ? reason === null : most === 0;
  });
};

test('FoodKeeper gives each time at least as long, and what it does not give has a reason', () => {
  const fromFoodKeeper = foods.filter(({ product }) => product !== null);
  expect(fromFoodKeeper.filter(({ product }) => rowsOf(product ?? '').length === 0)).toEqual([]);
  expect(
    fromFoodKeeper.filter((food) => unfounded(food).length > 0).map((food) => [food.id, unfounded(food)]),
  ).toEqual([]);
});

test('a food without a product of FoodKeeper has a reason, and every reason has its words and a food', () => {
  expect(idsWhere(({ product, reason }) => product === null && reason === null)).toEqual([]);
  expect(Object.keys(reasonText).sort()).toEqual([...REASONS].sort());
  const used = new Set(foods.map(({ reason }) => reason));
  expect(REASONS.filter((reason) => !used.has(reason))).toEqual([]);
});

test('a picture is that of the food, of its kind, or of what it is sold in', () => {
  const pictures = Object.values(FOOD_PICTURES).flat() as string[];
  expect(idsWhere(({ picture }) => picture !== null && !pictures.includes(picture))).toEqual([]);
  const isCan = (food: Food) => ['tins', 'milk-preserve', 'condiment'].some((kind) => isA(food, kind));
  expect(idsWhere((food) => food.picture === 'canned-food' && !isCan(food))).toEqual([]);
  expect(foodOf('Tofu', foodNames)).toMatchObject({ food: { picture: null } });
  expect(foodOf('Yoghurt', foodNames)).toMatchObject({ food: { picture: null } });
  expect(foodOf('Orange juice', foodNames)).toMatchObject({ food: { picture: 'juice' } });
  expect(foodOf('Chocolate bar', foodNames)).toMatchObject({ food: { picture: 'chocolate' } });
});

test('no name is that of two foods, and each food is found by each of its names', () => {
  const owner = new Map<string, string>();
  const twice: string[] = [];
  const lost: string[] = [];
  for (const [id, names] of Object.entries(foodNames.foods))
    for (const name of names.split(', ')) {
      const key = stemsOf(name).join(' ');
      if (owner.has(key)) twice.push(`${name}: ${owner.get(key)}, ${id}`);
      owner.set(key, id);
      const meaning = foodOf(name, foodNames);
      if (meaning?.is !== 'food' || meaning.food.id !== id) lost.push(`${name}: ${id}`);
    }
  expect(twice).toEqual([]);
  expect(lost).toEqual([]);
});

test('kinds and foods do not share their ids, and what the camera knows is in the list', () => {
  const kinds = KINDS.trim()
    .split('\n')
    .map((line) => line.split(/[ |]/)[0] ?? '');
  expect(kinds.filter((kind) => FOODS.has(kind))).toEqual([]);
  expect(GROCERIES.filter((id) => !FOODS.has(id))).toEqual([]);
});
