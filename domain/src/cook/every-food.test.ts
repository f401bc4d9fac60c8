import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { addDays } from '#calendar-date.ts';
import { FOODS } from '#foods/foods.ts';
import type { KitchenItem } from '#items/item.ts';
import { canBeCooked } from './can-be-cooked.ts';
import { DISHES } from './dishes.ts';
import { ANA, FAMILY, FLAT, STAPLES, STUDENTS, stored, TODAY, VEGANS } from './kitchens.fixture.ts';
import { leftoverDays } from './offer.ts';
import { rank } from './rank.ts';
import { serves } from './serves.ts';
import { suppliesOf } from './supplies.ts';

const cook = (items: readonly KitchenItem[], today = TODAY) =>
  rank(DISHES, { supplies: suppliesOf(items, { self: ANA, today, names: foodNames }) });

test('with usual staples, every food that can be cooked is offered in a dish on its last day', () => {
  const cookable = [...FOODS.values()].filter(canBeCooked);
  expect(cookable.length).toBeGreaterThan(250);
  const supplies = suppliesOf(STAPLES, { self: ANA, today: TODAY, names: foodNames });
  const without = cookable.filter((food) => {
    const item = stored(`Due ${food.id}`, 0, 400, 'g');
    const due = { item, food, daysLeft: 0, isFrozen: false, urgency: 1, left: item.amount };
    // Nothing else is due, so the other dishes save nothing and are not ranked.
    const dishes = DISHES.filter(({ slots }) => slots.some((slot) => serves(food, slot)));
    const { offers } = rank(dishes, {
      supplies: { ...supplies, ingredients: [due, ...supplies.ingredients] },
    });
    return !offers.some(({ uses }) => uses.some((use) => use.item === item));
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});

const FIRST = 8;

test.each([
  ['flat of the demo', FLAT],
  ['vegans', VEGANS],
  ['students', STUDENTS],
  ['a family', FAMILY],
])('over a week, what has its last day or the last but one is in the first eight dishes: %s', (_, items) => {
  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    const { offers, due } = cook(items, addDays(TODAY, days));
    const used = new Set(offers.slice(0, FIRST).flatMap(({ uses }) => uses.map(({ item }) => item.title)));
    const last = due.filter(({ daysLeft }) => daysLeft === 0 || daysLeft === 1).map(({ item }) => item.title);
    expect({ days, without: last.filter((title) => !used.has(title)) }).toEqual({ days, without: [] });
  }
});

test('leftovers of a dish into which rice went keep for a day', () => {
  const items = [
    ...STAPLES.filter(({ title }) => title !== 'Spaghetti'),
    stored('Leftover rice', 0, 300, 'g'),
  ];
  const withRice = cook(items).offers.filter(({ uses }) =>
    uses.some(({ item }) => item.title === 'Leftover rice'),
  );
  expect(withRice.length).toBeGreaterThan(2);
  for (const offer of withRice) expect(leftoverDays(offer)).toBe(1);
});
