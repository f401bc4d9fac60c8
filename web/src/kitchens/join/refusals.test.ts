import { expect, test } from 'vitest';
import { ApiError } from '#http/api-error.ts';
import { refusalOf } from './refusals.ts';

const refused = (code: ApiError['code']) => refusalOf(new ApiError(code, 'as the server says it'));

test.each([
  ['invalid_input', 'The link is not complete'],
  ['invitation_incomplete', 'The link is not complete'],
  ['invitation_unknown', 'This invitation was ended'],
  ['invitation_expired', 'This invitation has expired'],
  ['invitation_used_up', 'This invitation is used up'],
  ['too_many_kitchens', 'You are in many kitchens already'],
  ['too_many_people', 'This kitchen is full'],
] as const)('an invitation that is refused by %s has words of its own', (code, title) => {
  expect(refused(code)).toMatchObject({ title });
});

test('for another email address, and for one that is not proven, something can be done', () => {
  expect(refused('invitation_for_other_email')).toBe('other-email');
  expect(refused('invitation_needs_proof')).toBe('needs-proof');
});

test('a missing network says nothing about the invitation', () => {
  expect(refused('unreachable')).toBeNull();
  expect(refusalOf(new Error('a bug'))).toBeNull();
});
