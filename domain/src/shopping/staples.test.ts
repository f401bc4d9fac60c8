import { expect, test } from 'vitest';
import { afterFinishing } from './staples.ts';

const milk = { title: 'Milk', category: 'Dairy' } as const;
const kitchen = { items: [], entries: [], staples: [] };

test('the last of something is offered to the list', () => {
  expect(afterFinishing({ title: 'Coffee' }, { ...kitchen, staples: [milk] })).toBe('offered');
});

test('the last of a staple goes onto the list as the staple is called', () => {
  expect(afterFinishing({ title: 'milks' }, { ...kitchen, staples: [milk] })).toEqual({ listed: milk });
});

test.each([
  ['there is another one', { items: [{ title: 'MILK' }] }],
  ['it is on a list', { entries: [{ title: 'milk' }] }],
])('nothing happens where %s', (_, there) => {
  expect(afterFinishing(milk, { ...kitchen, ...there, staples: [milk] })).toBeNull();
  expect(afterFinishing(milk, { ...kitchen, ...there })).toBeNull();
});
