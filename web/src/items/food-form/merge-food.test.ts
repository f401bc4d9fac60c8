import { expect, test } from 'vitest';
import { emptyDraft } from './food-form.ts';
import { mergeFood } from './merge-food.ts';

const before = { ...emptyDraft, title: 'Milk', quantity: '1', expiryDate: '2026-03-10' };

test('what only one of two people changed is kept', () => {
  const mine = { ...before, title: 'Oat milk' };
  const theirs = { ...before, quantity: '2' };
  expect(mergeFood(mine, before, theirs)).toEqual({
    draft: { ...before, title: 'Oat milk', quantity: '2' },
    conflicts: [],
  });
});

test('what both changed to the same is no conflict', () => {
  const both = { ...before, expiryDate: '2026-03-12' };
  expect(mergeFood(both, before, both)).toEqual({ draft: both, conflicts: [] });
});

test('what both changed to something else is named, and the person’s own stays in the form', () => {
  const mine = { ...before, title: 'Oat milk', quantity: '3' };
  const theirs = { ...before, title: 'Soy milk' };
  expect(mergeFood(mine, before, theirs)).toEqual({ draft: mine, conflicts: ['title'] });
});
