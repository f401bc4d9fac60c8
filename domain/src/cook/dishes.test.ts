import { dishTexts } from '@crisper/texts/cook/dishes.ts';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#foods/foods.ts';
import { KINDS } from '#foods/kinds.ts';
import { canBeCooked } from './can-be-cooked.ts';
import type { Dish } from './dish.ts';
import { type StepText, slotsOfStep } from './dish-text.ts';
import { DISHES } from './dishes.ts';
import { foodToBuy, serves } from './serves.ts';

const KIND_IDS = KINDS.trim()
  .split('\n')
  .map((line) => line.split(/[ |]/)[0] ?? '');
const known = new Set([...FOODS.keys(), ...KIND_IDS]);
const textOf = (slug: string) => dishTexts[slug] ?? { title: '', slots: {}, steps: [], rest: '' };

/** Steps that only name optional foods are not shown where those are missing. */
function isAlwaysShown({ slug, slots }: Dish, step: StepText): boolean {
  const named = slotsOfStep(step, textOf(slug));
  return named.length === 0 || named.some((id) => slots.some((slot) => slot.id === id && !slot.isOptional));
}

test('about sixty dishes are there, each once and each with words', () => {
  expect(DISHES.length).toBeGreaterThanOrEqual(60);
  expect(DISHES.map(({ slug }) => slug).sort()).toEqual(Object.keys(dishTexts).sort());
  const titles = Object.values(dishTexts).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(DISHES.map((dish) => [dish.slug, dish] as const))('%s', (slug, dish) => {
  const text = textOf(slug);

  test('asks for foods of the list, and something of it can be bought', () => {
    for (const slot of dish.slots) {
      const named = [...slot.takes, ...slot.standIns, ...slot.refuses];
      expect(named.filter((id) => !known.has(id))).toEqual([]);
      expect(foodToBuy(slot, null)).not.toBeNull();
    }
  });

  test('has a word for every slot, and names every slot but seasonings in a step', () => {
    expect(Object.keys(text.slots)).toEqual(dish.slots.map(({ id }) => id));
    const named = new Set(text.steps.flatMap((step) => slotsOfStep(step, text)));
    const needed = dish.slots.filter(({ isSeasoning }) => !isSeasoning).map(({ id }) => id);
    expect(needed.filter((id) => !named.has(id))).toEqual([]);
    expect(text.steps.map((step) => step(text.slots)).join(' ')).not.toContain('undefined');
  });

  test('has times that can be, and timers where a step says so many minutes', () => {
    const timed = [...dish.timers.values()].reduce((sum, minutes) => sum + minutes, 0);
    expect(timed).toBeLessThanOrEqual(dish.minutes ?? 0);
    for (const [at, minutes] of dish.timers) {
      const step = text.steps[at];
      expect(step?.(text.slots)).toContain(`${minutes} minutes`);
      expect(step && isAlwaysShown(dish, step)).toBe(true);
    }
    expect(dish.minutes).toBeGreaterThanOrEqual(5);
    expect(dish.minutes).toBeLessThanOrEqual(180);
    expect(dish.portions).toBeGreaterThanOrEqual(1);
    expect(dish.portions).toBeLessThanOrEqual(12);
  });

  test('begins no sentence with a slot, has a last word, and something it is made of', () => {
    for (const step of text.steps) {
      const marked = step(Object.fromEntries(dish.slots.map(({ id }) => [id, '#'])));
      expect(marked).not.toMatch(/(?:^|[.!?] )#/);
      expect(marked).toMatch(/\.$/);
    }
    expect(text.rest).toMatch(/\.$/);
    expect(dish.slots.some(({ isMain }) => isMain)).toBe(true);
  });
});

/** Poultry, mince and pork can make people ill inside as well. */
const COOKED_THROUGH = ['raw-poultry', 'raw-mince', 'raw-sausage', 'pork', 'chicken', 'mince', 'sausage'];

test('what has raw poultry, mince or sausages in it says that they are cooked through', () => {
  const unsafe = DISHES.filter((dish) => {
    const raw = dish.slots.filter(({ takes }) => takes.some((id) => COOKED_THROUGH.includes(id)));
    const isNeeded = raw.some(({ isOptional }) => !isOptional);
    const { steps, slots } = textOf(dish.slug);
    const shown = steps.filter((step) => !isNeeded || isAlwaysShown(dish, step));
    const words = shown.map((step) => step(slots)).join(' ');
    return raw.length > 0 && !/cooked through|75 °C|no pink/.test(words);
  });
  expect(unsafe.map(({ slug }) => slug)).toEqual([]);
});

test('leftovers of rice keep for a day', () => {
  const rice = DISHES.filter(({ slots }) =>
    slots.some(({ takes, isOptional }) => !isOptional && takes.some((id) => /(?:^|-)rice$/.test(id))),
  );
  expect(rice.filter(({ keepsDays }) => keepsDays > 1).map(({ slug }) => slug)).toEqual([]);
});

test('there is a dish for every food that can be cooked', () => {
  const slots = DISHES.flatMap((dish) => dish.slots);
  const without = [...FOODS.values()].filter(
    (food) => canBeCooked(food) && !slots.some((slot) => serves(food, slot) === 'itself'),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});
