import { expect, test } from 'vitest';
import { FOODS } from './foods.ts';
import { KINDS } from './kinds.ts';
import { REPLACEABLE, standInsOf } from './stand-ins.ts';

test('foods and kinds of the list stand in for foods of the list', () => {
  const known = new Set([
    ...FOODS.keys(),
    ...KINDS.trim()
      .split('\n')
      .map((line) => line.split(/[ |]/)[0] ?? ''),
  ]);
  expect(REPLACEABLE.filter((id) => !FOODS.has(id))).toEqual([]);
  expect(REPLACEABLE.flatMap(standInsOf).filter((id) => !known.has(id))).toEqual([]);
  expect(REPLACEABLE.filter((id) => standInsOf(id).includes(id))).toEqual([]);
});

test('nothing raw that needs cooking stands in for what needs none', () => {
  const raw = REPLACEABLE.filter((id) => !FOODS.get(id)?.traits.has('use-by')).flatMap(standInsOf);
  expect(raw.filter((id) => FOODS.get(id)?.traits.has('use-by'))).toEqual([]);
});
