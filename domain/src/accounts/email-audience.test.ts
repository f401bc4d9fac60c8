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
