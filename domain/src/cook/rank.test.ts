import { foodNames } from '@crisper/texts/foods/names.ts';
import { expect, test } from 'vitest';
import { fits } from '#foods/diet.ts';
import type { KitchenItem } from '#items/item.ts';
import { DISHES } from './dishes.ts';
import { ANA, FAMILY, FLAT, frozen, STUDENTS, stored, TODAY, VEGANS } from './kitchens.fixture.ts';
import { contentsOf, type DishOffer } from './offer.ts';
import { type CookQuestion, offerOf, rank } from './rank.ts';
import { suppliesOf } from './supplies.ts';

const suppliesIn = (items: readonly KitchenItem[]) =>
  suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
const cook = (items: readonly KitchenItem[], question: Omit<CookQuestion, 'supplies'> = {}) =>
  rank(DISHES, { supplies: suppliesIn(items), ...question });

const FIRST = 8;

test.each([
  ['flat of the demo', FLAT],
  ['vegans', VEGANS],
  ['students', STUDENTS],
  ['a family', FAMILY],
])('every due food that can be cooked is in one of the first eight dishes: %s', (_, items) => {
  const { offers, due } = cook(items);
  const used = new Set(offers.slice(0, FIRST).flatMap(({ uses }) => uses.map(({ item }) => item.title)));
  expect(due.length).toBeGreaterThan(5);
  expect(due.map(({ item }) => item.title).filter((title) => !used.has(title))).toEqual([]);
});

const titlesOf = (offer: DishOffer | undefined) => offer?.uses.map(({ item }) => item.title) ?? [];
const slugsOf = (offers: readonly DishOffer[]) => offers.map(({ dish }) => dish.slug);

test('a dish says what it uses, the soonest first, and what is missing', () => {
  const items = [stored('Eggs', 5, 8), stored('Spinach', 0, 300, 'g'), stored('Feta', 1, 200, 'g')];
  const offer = cook(items).offers.find(({ dish }) => dish.slug === 'frittata');
  expect(titlesOf(offer)).toEqual(['Spinach', 'Feta', 'Eggs']);
  expect(offer?.hasEverything).toBe(true);
  const pie = cook([...items, stored('Milk', 0, 500, 'ml')]).offers.find(
    ({ dish }) => dish.slug === 'quiche',
  );
  expect(pie).toBeUndefined();
});

test('what is missing is named, and what is assumed is not', () => {
  const { offers } = cook([stored('Minced beef', 0, 500, 'g'), stored('Tinned tomatoes', null, 4)]);
  const sauce = offers.find(({ dish }) => dish.slug === 'bolognese-sauce');
  expect(sauce?.lacking.map(({ slot }) => slot.id)).toEqual(['roots', 'onion', 'pasta']);
  expect(sauce?.slots.find(({ slot }) => slot.id === 'garlic')?.state).toBe('assumed');
  expect(sauce?.missing).toBe(3);
});

test('a dish without its main food is not offered', () => {
  const slugs = slugsOf(cook([stored('Spinach', 0, 300, 'g'), stored('Onions', 1, 3)]).offers);
  expect(slugs).not.toContain('frittata');
  expect(slugs).not.toContain('chicken-curry');
});

test('what one dish uses counts half for the next', () => {
  const [first, second] = cook(FLAT).offers;
  const used = new Set(titlesOf(first));
  expect(titlesOf(second).some((title) => !used.has(title))).toBe(true);
});

test.each(['vegan', 'vegetarian'] as const)(
  'all that is offered to %s people fits, down to what is missing',
  (diet) => {
    for (const items of [FLAT, FAMILY, STUDENTS, VEGANS]) {
      const { offers, complete } = cook(items, { diet });
      for (const offer of [...offers, ...complete]) {
        const foods = offer.slots.flatMap(({ uses, food, state }) =>
          uses.length > 0 ? uses.map((use) => use.food) : state === 'left-out' || !food ? [] : [food],
        );
        expect(foods.filter((food) => !fits(food, diet)).map(({ id }) => id)).toEqual([]);
      }
    }
    expect(cook(VEGANS, { diet }).offers.length).toBeGreaterThanOrEqual(8);
  },
);

test('quick dishes take half an hour at most, and one pot is one pot', () => {
  for (const { dish } of cook(FLAT, { minutes: 30 }).offers) expect(dish.minutes).toBeLessThanOrEqual(30);
  for (const { dish } of cook(FLAT, { isOnePot: true }).offers) expect(dish.isOnePot).toBe(true);
});

test('with chosen items, every dish uses one of them, and the first uses all', () => {
  const chosen = FLAT.filter(({ title }) => ['Potatoes', 'Carrots'].includes(title)).map(({ _id }) => _id);
  const { offers } = cook(FLAT, { chosen });
  expect(offers.length).toBeGreaterThan(5);
  for (const { uses } of offers) expect(uses.some(({ item }) => chosen.includes(item._id))).toBe(true);
  expect(offers[0]?.uses.filter(({ item }) => chosen.includes(item._id))).toHaveLength(2);
});

test('where nothing is due, the next food is named, and dishes that nothing is missing for', () => {
  const items = [
    stored('Feta', 12, 200, 'g'),
    stored('Eggs', 20, 8),
    stored('Spinach', 13),
    frozen(stored('Peas', 1)),
  ];
  const { offers, due, next, complete } = cook(items);
  expect(offers).toEqual([]);
  expect(due).toEqual([]);
  expect(next?.item.title).toBe('Feta');
  expect(slugsOf(complete)).toContain('frittata');
});

test('for more portions a dish takes more of the same foods', () => {
  const supplies = suppliesIn(FLAT);
  const ranked = rank(DISHES, { supplies }).offers[0];
  if (!ranked) throw new Error('nothing is offered');
  const same = offerOf(ranked.dish, DISHES, { supplies });
  const double = offerOf(ranked.dish, DISHES, { supplies }, ranked.portions * 2);
  expect(titlesOf(same ?? undefined)).toEqual(titlesOf(ranked));
  expect(double?.slots.map(({ amount }) => amount)).toEqual(
    ranked.slots.map(({ amount }) => amount && amount * 2),
  );
});

test('a dish that is not ranked can be opened', () => {
  const dish = DISHES.find(({ slug }) => slug === 'quiche');
  if (!dish) throw new Error('there is no quiche');
  const offer = offerOf(dish, DISHES, { supplies: suppliesIn([]) });
  expect(offer?.lacking.map(({ slot }) => slot.id)).toEqual(['pastry', 'eggs', 'cream', 'filling']);
  expect(offer?.lacking[0]?.food?.id).toBe('pastry');
});

test.each([
  ['half of the eggs', 4, 'short', 1],
  ['three quarters of them', 6, 'there', 0],
])('%s is told as what it is', (_, eggs, state, missing) => {
  const { offers } = cook([stored('Eggs', 0, eggs), stored('Spinach', 0, 400, 'g')]);
  const offer = offers.find(({ dish }) => dish.slug === 'frittata');
  expect(offer?.slots[0]).toMatchObject({ state, amount: 8 });
  expect(offer?.missing).toBe(missing);
});

test('what stands in is said, and never in place of what is at home anyway', () => {
  const { offers } = cook([
    stored('Oat milk', 0, 1000, 'ml'),
    stored('Potatoes', 1, 10),
    stored('Leeks', 1, 2),
    stored('Cod', 0, 500, 'g'),
    stored('Butter', 1, 250, 'g'),
  ]);
  const pie = offers.find(({ dish }) => dish.slug === 'fish-chowder');
  expect(pie?.uses.map(({ item }) => item.title)).toContain('Oat milk');
  const tray = offers.find(({ dish }) => dish.slug === 'fish-traybake');
  expect(titlesOf(tray)).not.toContain('Butter');
});

test('a dish contains what is in its foods, those that are bought or at home among them', () => {
  const dish = DISHES.find(({ slug }) => slug === 'quiche');
  if (!dish) throw new Error('there is no quiche');
  const contents = (...items: KitchenItem[]) => {
    const offer = offerOf(dish, DISHES, { supplies: suppliesIn(items) });
    return offer && contentsOf(offer);
  };
  expect(contents()).toMatchObject({ allergens: ['gluten', 'milk', 'egg'], unknown: [] });
  expect(contents(stored('Smoked salmon', 1, 200, 'g'))?.allergens).toContain('fish');
});
