import { expect, test } from 'vitest';
import { isFreezer, placeKind } from './place.ts';

test('a place of the kitchen’s own is of the kind that its id begins with', () => {
  expect(placeKind('pantry')).toBe('pantry');
  expect(placeKind('freezer-0198c0de-0000-7000-8000-000000000001')).toBe('freezer');
  expect(isFreezer('freezer-0198c0de-0000-7000-8000-000000000001')).toBe(true);
  expect(isFreezer('fridge')).toBe(false);
});
