import { expect, test } from 'vitest';
import { whyNotRegister } from './registration.ts';

test.each([
  ['open', false, null],
  ['open', true, null],
  ['invited', false, 'registration_by_invitation'],
  ['invited', true, null],
  ['closed', false, 'registration_closed'],
  ['closed', true, 'registration_closed'],
] as const)(
  'where registration is %s, and the person invited: %s, the reason is %s',
  (policy, isInvited, reason) => {
    expect(whyNotRegister(policy, isInvited)).toBe(reason);
  },
);
