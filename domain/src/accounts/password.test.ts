import { expect, test } from 'vitest';
import { isStrongPassword, passwordChecklist, WEAK_PASSWORD } from './password.ts';

test('the checklist has three rules', () => {
  expect(passwordChecklist('').map(({ rule }) => rule)).toEqual([
    'At least 6 characters',
    'At least one uppercase letter',
    'At least one lowercase letter',
  ]);
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

test('a weak password is told in these words', () => {
  expect(WEAK_PASSWORD).toEqual({
    title: 'Weak Password',
    text: 'Password must be at least 6 characters long and contain uppercase and lowercase letters.',
  });
});
