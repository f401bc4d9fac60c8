import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { expect, test } from 'vitest';
import { amountText, shortAmount } from './amount-text.ts';

test.each<[number, Unit, string]>([
  [0.5, 'piece', '½ piece'],
  [0.75, 'pack', '¾ pack'],
  [1, 'portion', '1 portion'],
  [1.5, 'piece', '1½ pieces'],
  [2.3, 'piece', '2.3 pieces'],
  [1200, 'piece', '1,200 pieces'],
  [999, 'ml', '999 ml'],
  [1000, 'ml', '1 l'],
  [1500, 'ml', '1.5 l'],
  [1000, 'g', '1 kg'],
  [1234, 'g', '1.234 kg'],
])('%d %s are %s', (amount, unit, words) => expect(amountText(amount, unit)).toBe(words));

test('pieces need no word where there is little room', () => {
  expect(shortAmount({ amount: 0.5, unit: 'piece' })).toBe('½');
  expect(shortAmount({ amount: 2000, unit: 'g' })).toBe('2 kg');
});
