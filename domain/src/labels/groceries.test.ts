import { expect, test } from 'vitest';
import { GROCERIES, suggestionsOf } from './groceries.ts';

const certain = (certainties: Partial<Record<(typeof GROCERIES)[number], number>>) =>
  suggestionsOf(GROCERIES.map((food) => certainties[food] ?? 0)).map(({ food }) => food);

test('the three likeliest foods are suggested, the likeliest first', () => {
  expect(certain({ lemon: 0.2, lime: 0.5, melon: 0.05, pear: 0.1 })).toEqual(['lime', 'lemon', 'pear']);
});

test('nothing is suggested where not even the first is likely', () => {
  expect(certain({ lemon: 0.19, lime: 0.18 })).toEqual([]);
});
