import { expect, test } from 'vitest';
import { isStrongPassword, passwordChecklist } from './password.ts';

test('the checklist has three rules', () => {
  expect(passwordChecklist('').map(({ rule }) => rule)).toEqual(['length', 'uppercase', 'lowercase']);
});

test.each([
  ['', [false, false, false]],
  ['12345', [false, false, false]],
  ['123456', [true, false, false]],
  ['ABCDEF', [true, true, false]],
  ['abcdef', [true, false, true]],
  ['Abcde', [false, true, true]],
  ['Abcdef', [true, true, true]],
  ['Äöü123', [true, true, true]],
])('%j meets the rules %j', (password, met) => {
  expect(passwordChecklist(password).map((rule) => rule.met)).toEqual(met);
  expect(isStrongPassword(password)).toBe(met.every(Boolean));
});

test('a password can have 256 characters and no more', () => {
  expect(isStrongPassword(`A${'b'.repeat(255)}`)).toBe(true);
  expect(isStrongPassword(`A${'b'.repeat(256)}`)).toBe(false);
});
