import { expect, test } from 'vitest';
import { bmi, bmiCategory, bmiText, isBmiFormFilled } from './bmi.ts';

const filledIn = { heightCm: '180', weightKg: '75', age: '30', gender: 'female' };

test('a form that is filled in is fine', () => expect(isBmiFormFilled(filledIn)).toBe(true));

test.each(['heightCm', 'weightKg', 'age', 'gender'] as const)(
  'a form without %s is not complete',
  (field) => {
    expect(isBmiFormFilled({ ...filledIn, [field]: '' })).toBe(false);
    expect(isBmiFormFilled({ ...filledIn, [field]: '  ' })).toBe(false);
  },
);

test.each([
  [180, 75, '23.1'],
  [200, 74, '18.5'],
  [100, 25, '25.0'],
])('at %i cm and %i kg the index is %s', (height, weight, text) => {
  expect(bmiText(bmi(height, weight))).toBe(text);
});

test.each([
  [10, 'Underweight'],
  [18.49, 'Underweight'],
  [18.5, 'Normal'],
  [24.89, 'Normal'],
  [24.9, 'Overweight'],
  [29.89, 'Overweight'],
  [29.9, 'Obese'],
  [60, 'Obese'],
])('an index of %d is %s', (index, category) => expect(bmiCategory(index)).toBe(category));
