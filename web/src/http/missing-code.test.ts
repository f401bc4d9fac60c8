import { expect, test } from 'vitest';
import { isMissingCode } from './missing-code.ts';

test.each([
  'Failed to fetch dynamically imported module: https://crisper.example/assets/a.js',
  'error loading dynamically imported module: https://crisper.example/assets/a.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
])('a module is missing when the browser says: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test.each([
  "Cannot read properties of undefined (reading 'load')",
  'prefetch is not a function',
  'Failed to fetch',
])('a module that fails by itself is there: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(false);
});
