import type { Code } from '@crisper/domain/items/scan/code.ts';
import { expect, test } from 'vitest';
import { agreement } from './agreement.ts';

const milk: Code = { kind: 'product', text: '5000169005279' };
const misread: Code = { kind: 'product', text: '5000169005286' };

test('a code counts when a second frame has it too', () => {
  const agree = agreement();
  expect(agree([milk])).toEqual([]);
  expect(agree([milk])).toEqual([milk]);
});

test('a single misreading never counts, and does not keep the right one from counting', () => {
  const agree = agreement();
  expect([agree([milk]), agree([misread]), agree([milk])]).toEqual([[], [], [milk]]);
});

test('blurred frames in between do no harm, unless they are many', () => {
  const agree = agreement();
  expect([[milk], [], [], [milk]].map(agree).at(-1)).toEqual([milk]);
  expect([[], [], [], [milk]].map(agree).at(-1)).toEqual([]);
});

test('the same digits in another kind of code are another code', () => {
  const agree = agreement();
  agree([milk]);
  expect(agree([{ ...milk, kind: 'data' }])).toEqual([]);
});
