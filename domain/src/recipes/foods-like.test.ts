import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { foodsLike } from './foods-like.ts';

const like = (words: string, count = 2) => foodsLike(words, foodNames, count).map(({ id }) => id);

test.each([
  ['crème double', ['creme-fraiche', 'double-cream']],
  ['zwyrtle', []],
  ['', []],
  ['a bag of zwyrtle with butter for the party', []],
])('%j may be one of %j', (words, ids) => expect(like(words).toSorted()).toEqual(ids));

test('what shares most words comes first, and no more than were asked for', () => {
  expect(like('zwyrtle oyster sauce')[0]).toBe('oyster-sauce');
  expect(like('zwyrtle sauce', 3)).toHaveLength(3);
});
