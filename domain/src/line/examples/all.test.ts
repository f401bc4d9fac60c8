import { expect, test } from 'vitest';
import { PLACE_KINDS } from '#kitchens/place.ts';
import { examples } from './all.ts';
import { PEOPLE, PLACES, TODAY } from './example.ts';

test('there are at least 200 lines, and none twice', () => {
  const different = new Set(examples.map(({ text, order }) => `${order} ${text}`));
  expect(examples.length).toBeGreaterThanOrEqual(200);
  expect(different.size).toBe(examples.length);
});

test('they speak of the places and the people of one kitchen, and are written on a Tuesday', () => {
  const meant = examples.flatMap(({ foods }) => foods);
  const places: string[] = [...PLACE_KINDS, ...PLACES.map(({ id }) => id)];
  const people = PEOPLE.map(({ id }) => id);
  expect(meant.filter(({ place }) => place !== undefined && !places.includes(place))).toEqual([]);
  expect(meant.filter(({ whose }) => whose && !people.includes(whose))).toEqual([]);
  expect(new Date(TODAY).getUTCDay()).toBe(2);
});
