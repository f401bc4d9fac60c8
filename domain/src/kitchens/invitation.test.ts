import { expect, test } from 'vitest';
import { maskedEmail } from './invitation.ts';

test.each([
  ['ben@example.com', 'b…@example.com'],
  ['x@example.com', 'x…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
