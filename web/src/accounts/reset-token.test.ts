import { expect, test } from 'vitest';
import { resetTokenIn } from './reset-token.ts';

test.each([
  ['our mail’s link', { hash: '#token=a.b-c_d', search: '' }, 'a.b-c_d'],
  ['Firebase’s link', { hash: '', search: '?mode=resetPassword&oobCode=xyz' }, 'xyz'],
  ['an address without one', { hash: '', search: '' }, null],
  ['another fragment', { hash: '#content', search: '' }, null],
])('finds the token in %s', (_, location, token) => {
  expect(resetTokenIn(location)).toBe(token);
});
