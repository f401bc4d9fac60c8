import { expect, test } from 'vitest';
import type { CalendarDate } from '#calendar-date.ts';
import { applyCookbook } from './apply-cookbook.ts';
import { assumedIn, type Cookbook, foreseeCookbook, type Recipe } from './cookbook.ts';
import { type RecipeIntent, recipeIntentSchema } from './recipe-intents.ts';

const ANY_ID = '01890a5d-ac96-774b-bcce-b302099a8058';
const soup = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Soup',
  servings: 4,
  minutes: null,
  lines: ['1 leek'],
  steps: ['Cook.'],
  source: null,
  addedBy: 'Ana',
} as Recipe;
const empty: Cookbook = { recipes: [], foodNames: [], assumed: [], planned: [] };
const full: Cookbook = { ...empty, recipes: [soup] };

const after = (before: Cookbook, ...intents: object[]) =>
  foreseeCookbook(
    before,
    intents.map((given) => ({
      intent: recipeIntentSchema.parse({ id: ANY_ID, ...given }) as RecipeIntent,
      at: 0,
      on: '2026-11-18' as CalendarDate,
      by: 'Ben',
    })),
  );

const { _id: id, addedBy: _, ...fields } = soup;
const saved = { kind: 'saveRecipe', recipe: { id, ...fields, title: 'Leek soup' } };

test('a recipe is saved as a whole, and stays of the person who wrote it first', () => {
  expect(after(full, saved).recipes).toEqual([{ ...soup, title: 'Leek soup' }]);
  expect(after(empty, saved).recipes).toEqual([{ ...soup, title: 'Leek soup', addedBy: 'Ben' }]);
});

test('a removed recipe is gone, and comes back when it is saved', () => {
  const remove = { kind: 'removeRecipe', recipeId: id };
  expect(after(full, remove).recipes).toEqual([]);
  expect(after(full, remove, saved).recipes).toHaveLength(1);
});

test('the last name of a product counts, whatever its letters, and null is the list’s again', () => {
  const name = (title: string, food: string | null) => ({ kind: 'nameFood', title, food });
  const foods = (...intents: object[]) => after(empty, ...intents).foodNames.map(({ food }) => food);
  expect(foods(name('Mix', 'flour'), name('mix', 'rice'))).toEqual(['rice']);
  expect(foods(name('Mix', 'none'))).toEqual([null]);
  expect(foods(name('Mix', 'flour'), name('Mix', null))).toEqual([]);
});

test('a kitchen adds to what is usually at home, and takes away from it', () => {
  const said = after(
    empty,
    { kind: 'assumeFood', food: 'garlic', isAssumed: false },
    { kind: 'assumeFood', food: 'soy-sauce', isAssumed: true },
  );
  expect(assumedIn(said, ['salt', 'garlic'])).toEqual(['salt', 'soy-sauce']);
});

test('what changed takes the place of what was there; after a reset nothing else stays', () => {
  const changed = { ...empty, recipes: [{ ...soup, title: 'New' }], gone: [] };
  const other = { ...soup, _id: ANY_ID as Recipe['_id'] };
  const both = { ...full, recipes: [soup, other] };
  expect(applyCookbook(both, changed, false)?.recipes.map(({ title }) => title)).toEqual(['Soup', 'New']);
  expect(applyCookbook(both, { ...changed, recipes: [], gone: [soup._id] }, false)?.recipes).toEqual([other]);
  expect(applyCookbook(both, changed, true)?.recipes).toHaveLength(1);
  expect(applyCookbook(both, null, false)).toBe(both);
  // A server that does not know recipes yet says nothing of them.
  expect(applyCookbook(undefined, undefined, true)).toBeUndefined();
});
