import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#calendar-date.ts';
import { MEALS_PER_DAY, mealsAfter, mealsFrom, type PlannedMeal, weekFrom } from './planned-meals.ts';
import { type RecipeIntent, recipeIntentSchema } from './recipe-intents.ts';

const TODAY = calendarDate('2026-11-18');
const idOf = (number: number) => `01890a5d-ac96-774b-bcce-b302099a80${String(number).padStart(2, '0')}`;

const meal = (number: number, days: number, dish = 'frittata') =>
  ({
    _id: idOf(number),
    day: addDays(TODAY, days),
    dish: { id: `dish:${dish}`, title: dish },
    portions: 4,
    addedBy: 'Ana',
  }) as PlannedMeal;

type PlanIntent = Extract<RecipeIntent, { kind: 'planMeal' | 'unplanMeal' }>;
const parsed = (intent: object) => recipeIntentSchema.parse({ id: idOf(99), ...intent }) as PlanIntent;
const planned = ({ _id: id, day, dish, portions }: PlannedMeal) =>
  parsed({ kind: 'planMeal', meal: { id, day, dish, portions } });
const after = (before: PlannedMeal[], intent: PlanIntent) => mealsAfter(before, intent, 'Ben', TODAY);

test('the week begins today, and a day that passed is gone without a word', () => {
  expect(weekFrom(TODAY)).toHaveLength(7);
  const meals = [meal(1, -1), meal(2, 6), meal(3, 0), meal(4, 7)];
  expect(mealsFrom(meals, TODAY).map(({ _id }) => _id)).toEqual([idOf(2), idOf(3)]);
});

test('a meal is planned, changed and taken off, and stays of the person who planned it', () => {
  const first = after([], planned(meal(1, 2)));
  expect(first).toEqual([{ ...meal(1, 2), addedBy: 'Ben' }]);
  expect(after([meal(1, 2)], planned({ ...meal(1, 2), portions: 2 }))).toEqual([
    { ...meal(1, 2), portions: 2 },
  ]);
  expect(after([meal(1, 2)], parsed({ kind: 'unplanMeal', mealId: idOf(1) }))).toEqual([]);
});

test('a meal that comes back is where it was', () => {
  const before = [meal(1, 2), meal(2, 2, 'omelette'), meal(3, 1)];
  const others = after(before, parsed({ kind: 'unplanMeal', mealId: idOf(2) })) as PlannedMeal[];
  const again = after(others, planned(meal(2, 2, 'omelette'))) as PlannedMeal[];
  expect(again.map(({ _id }) => _id)).toEqual([1, 2, 3].map(idOf));
});

test('what is there already, or gone already, changes nothing', () => {
  const before = [meal(1, 2)];
  expect(after(before, planned(meal(1, 2)))).toBe(before);
  expect(after(before, parsed({ kind: 'unplanMeal', mealId: idOf(2) }))).toBe(before);
});

test('two people who plan the same dish for the same day plan one meal', () => {
  const before = [meal(1, 2)];
  expect(after(before, planned(meal(2, 2)))).toBe(before);
  expect(after(before, planned(meal(2, 3)))).toHaveLength(2);
});

test.each([
  [-2, 'meal_day_invalid'],
  [-1, 'planned'],
  [7, 'planned'],
  [8, 'meal_day_invalid'],
])('a day %i days ahead is %s', (days, expected) => {
  const result = after([], planned(meal(1, days)));
  expect(typeof result === 'string' ? result : 'planned').toBe(expected);
});

test('a day has room for a few meals', () => {
  const full = Array.from({ length: MEALS_PER_DAY }, (_, number) => meal(number, 1, `dish-${number}`));
  expect(after(full, planned(meal(50, 1)))).toBe('too_many_meals');
  expect(after(full, planned(meal(50, 2)))).toHaveLength(MEALS_PER_DAY + 1);
  expect(after(full, planned({ ...meal(0, 1, 'dish-0'), portions: 1 }))).toHaveLength(MEALS_PER_DAY);
});

test.each([{ portions: 0 }, { day: '2026-02-30' }, { dish: { id: 'Dish X', title: 'X' } }])(
  '%o is no meal',
  (fields) => {
    const { _id: id, day, dish, portions } = meal(1, 1);
    const given = { id: idOf(99), kind: 'planMeal', meal: { id, day, dish, portions, ...fields } };
    expect(recipeIntentSchema.safeParse(given).success).toBe(false);
  },
);
