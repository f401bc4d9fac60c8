import { expect, test } from 'vitest';
import { type EmailAudience, ownerText } from './email-audience.ts';

const owner = { email: 'ana@example.com', displayName: 'Ana' };

test.each<[EmailAudience, 'owner' | 'signed-in' | 'visitor', string]>([
  ['nobody', 'owner', 'ana@example.com'],
  ['nobody', 'signed-in', 'Ana'],
  ['nobody', 'visitor', 'Ana'],
  ['signed-in', 'owner', 'ana@example.com'],
  ['signed-in', 'signed-in', 'ana@example.com'],
  ['signed-in', 'visitor', 'Ana'],
  ['everybody', 'owner', 'ana@example.com'],
  ['everybody', 'signed-in', 'ana@example.com'],
  ['everybody', 'visitor', 'ana@example.com'],
])('an address for %s is to the %s: %s', (emailSeenBy, viewer, expected) => {
  expect(ownerText({ ...owner, emailSeenBy }, viewer)).toBe(expected);
});

test('an owner without a name is somebody, not an email address', () => {
  expect(ownerText({ ...owner, displayName: null, emailSeenBy: 'nobody' }, 'visitor')).toBe('Somebody');
});

test.each(['bo@example.com', 'Bo bo@example.com', 'bo＠example.com', 'bo @ example.com', 'bo@home'])(
  'an owner who is named %s is somebody, not the person with that email address',
  (displayName) => {
    const bo = { email: 'hidden@example.com', displayName, emailSeenBy: 'nobody' } as const;
    expect(ownerText(bo, 'signed-in')).toBe('Somebody');
  },
);

test.each(['Bo @ home', 'Bo @cook', '@ St. Pauli'])('an owner may be named %s', (displayName) => {
  expect(ownerText({ ...owner, displayName, emailSeenBy: 'nobody' }, 'visitor')).toBe(displayName);
});
