import { expect, test } from 'vitest';
import { initialOf } from './face.tsx';

test.each([
  ['Ana', 'A'],
  [' ben', 'B'],
  ['é', 'É'],
  ['Žofie', 'Ž'],
  ['1st floor', '1'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => expect(initialOf(name)).toBe(initial));

test.each([
  ['a mark that follows its letter', 'e\u0301mile', 'E\u0301'],
  ['a family in one emoji', '👩‍👩‍👧 at home', '👩‍👩‍👧'],
  ['a syllable', '한글', '한'],
])('a letter of several code points stays whole: %s', (_, name, initial) =>
  expect(initialOf(name)).toBe(initial),
);
