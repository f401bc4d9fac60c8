import { expect, test } from 'vitest';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';
import { cookedAs, KEPT_ALIKE_IDS } from './kept-alike.ts';
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

test('what only keeps as long is of the list, and no kind of it', () => {
  expect(KEPT_ALIKE_IDS.filter((id) => !FOODS.get(FOODS.get(id)?.kinds[1] ?? ''))).toEqual([]);
  const kindsOf = (id: string) => cookedAs(FOODS.get(id) as Food);
  expect(kindsOf('rosemary')).not.toContain('chives');
  expect(kindsOf('rosemary')).toContain('herb');
  expect(kindsOf('cornflour')).not.toContain('flour');
  expect(kindsOf('cheddar')).toContain('cheese');
});
