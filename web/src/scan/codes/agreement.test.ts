import { expect, test } from 'vitest';
import { agreement } from './agreement.ts';
import type { SeenCode } from './read-codes.ts';

const milk: SeenCode = { kind: 'product', text: '5000169005279', x: 0, y: 0 };
const misread: SeenCode = { ...milk, text: '5000169005286' };

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

test('the same number at another place is another misreading', () => {
  const agree = agreement();
  agree([milk]);
  expect(agree([{ ...milk, x: 0.4 }])).toEqual([]);
  expect(agree([{ ...milk, x: 0.1, y: 0.1 }])).toHaveLength(1);
});

test('a short code counts when a third frame has it', () => {
  const agree = agreement();
  const short: SeenCode = { ...milk, text: '96385074' };
  expect([agree([short]), agree([short]), agree([short])]).toEqual([[], [], [short]]);
});
