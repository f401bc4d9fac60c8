import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['ana@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['𝒶na@example.com', '𝒶•••@example.com'],
])('of %s others see %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
