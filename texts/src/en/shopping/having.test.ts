import { expect, test } from 'vitest';
import { having } from './having.ts';

const pieces = (count: number) => ({ count, number: String(count), isPieces: true });
const some = (number: string) => ({ count: 1, number, isPieces: false });
const facts = {
  ...{ count: 1, opened: 0, day: null },
  ...{ isPast: false, isEstimated: false, isUseBy: false, isFrozen: false },
};

test.each([
  [
    { title: 'Yoghurt', amounts: [pieces(2)], count: 2, opened: 1, day: 'Thursday' },
    '2 yoghurts, one opened, good through Thursday.',
  ],
  [{ title: 'Milk', amounts: [some('700 ml')], opened: 1 }, '700 ml of milk, opened.'],
  [{ title: 'Tomato', amounts: [pieces(3)], day: 'today' }, '3 tomatoes, good through today.'],
  [
    { title: 'Strawberry', amounts: [pieces(2)], isPast: true },
    '2 strawberries, past its date: look, smell, taste.',
  ],
  [
    { title: 'Mince', amounts: [some('500 g')], isPast: true, isUseBy: true },
    '500 g of mince, past its date: do not eat.',
  ],
  [
    { title: 'Leek', amounts: [pieces(1)], day: 'Friday', isEstimated: true },
    '1 leek, good through about Friday.',
  ],
  [{ title: 'Eggs', amounts: [pieces(6)] }, '6 eggs.'],
  [
    { title: 'BBQ sauce', amounts: [some('1 pack'), pieces(1)], count: 2 },
    '1 pack of BBQ sauce and 1 BBQ sauce.',
  ],
  [
    { title: 'Peas', amounts: [some('450 g')], isFrozen: true, day: '3 Mar' },
    '450 g of peas, in the freezer.',
  ],
])('%o: %s', (one, sentence) => {
  expect(having({ ...facts, ...one })).toBe(sentence);
});
