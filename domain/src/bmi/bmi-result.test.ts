import { expect, test } from 'vitest';
import { inWords } from '#testing/in-words.ts';
import { checkBmiNumbers, readBmiForm } from './bmi-result.ts';

const person = { heightCm: '180', weightKg: '75', age: '30', gender: 'female' };

test('possible numbers are fine, with a point or a comma', () => {
  expect(checkBmiNumbers(person)).toEqual([]);
  expect(readBmiForm({ ...person, heightCm: ' 180,5 ' }).heightCm).toBe(180.5);
});

test.each([
  ['heightCm', '1.80', 'Please enter a height between 50 and 275 centimetres.'],
  ['heightCm', '0', 'Please enter a height between 50 and 275 centimetres.'],
  ['heightCm', '-180', 'Please enter a height between 50 and 275 centimetres.'],
  ['heightCm', 'tall', 'Please enter a height between 50 and 275 centimetres.'],
  ['weightKg', '0', 'Please enter a weight between 2 and 650 kilograms.'],
  ['weightKg', '1e9', 'Please enter a weight between 2 and 650 kilograms.'],
  ['age', '1', 'Please enter an age in whole years, from 2 to 120.'],
  ['age', '121', 'Please enter an age in whole years, from 2 to 120.'],
  ['age', '30.5', 'Please enter an age in whole years, from 2 to 120.'],
  ['gender', 'yes', 'Please choose a gender.'],
])('%s of %s is told: %s', (field, value, message) => {
  expect(inWords(checkBmiNumbers({ ...person, [field]: value }))).toEqual([{ field, message }]);
});
