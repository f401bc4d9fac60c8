import { expect, test } from 'vitest';
import { whyNot } from './accepting.ts';

const now = new Date('2026-11-16T12:00:00Z');
const open = { usesLeft: 1, endsAt: new Date('2026-11-23T12:00:00Z'), email: null };
const ben = { email: 'ben@example.com', isEmailProven: false };
const proven = { ...ben, isEmailProven: true };

test.each([
  ['an open link lets anybody in', open, ben, null],
  ['a link ends at its moment', { ...open, endsAt: now }, ben, 'invitation_expired'],
  ['a link lets in as many as it says', { ...open, usesLeft: 0 }, ben, 'invitation_used_up'],
  [
    'one for another email address',
    { ...open, email: 'ana@example.com' },
    proven,
    'invitation_for_other_email',
  ],
  [
    'one for an email address that is not proven',
    { ...open, email: ben.email },
    ben,
    'invitation_needs_proof',
  ],
  ['one for a proven email address', { ...open, email: ben.email }, proven, null],
  [
    'an expired one says nothing about whose it was',
    { ...open, endsAt: now, email: 'x@example.com' },
    ben,
    'invitation_expired',
  ],
])('%s', (_, invited, person, why) => {
  expect(whyNot(invited, person, now)).toBe(why);
});
