import type { Dish } from '@crisper/domain/cook/dish.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { ANA, FAMILY, FLAT, TODAY } from '@crisper/domain/cook/kitchens.fixture.ts';
import { rank } from '@crisper/domain/cook/rank.ts';
import { suppliesOf } from '@crisper/domain/cook/supplies.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { PUBLIC_DOMAIN_RECIPES } from '@crisper/domain/recipes/public-domain-recipes.ts';
import { foodOfIngredient } from '@crisper/domain/recipes/reading/food-of-ingredient.ts';
import { readIngredient } from '@crisper/domain/recipes/reading/ingredient.ts';
import { dishOfRecipe, type ReadFoods } from '@crisper/domain/recipes/recipe-dish.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { atMost, type Goal } from './goals.ts';
import { median, spread } from './median.ts';

const ROUNDS = 25;
const RECIPES = 1_000;
/** A slow phone, as that of `npm run bench web`. */
const SLOWER = 4;
const LIMIT_MS = 100;

const READER = { words: recipeWords, names: foodNames };
const read: ReadFoods = (line) =>
  readIngredient(line, READER).map((ingredient) => {
    const meaning = foodOfIngredient(ingredient, READER);
    const { amount, unit, part, isOptional, food: words } = ingredient;
    return {
      ...{ amount, unit, part, isOptional, words, others: [] },
      food: meaning?.is === 'food' ? meaning.food : null,
    };
  });

/** A thousand dishes of which nothing was remembered: ours, and recipes in the public domain for those of a kitchen, too. */
function newDishes(recipes: readonly Dish[]): Dish[] {
  const again = Array.from(
    { length: RECIPES - DISHES.length },
    (_, at) => recipes[at % recipes.length] as Dish,
  );
  return [...DISHES, ...again].map((dish, at) => ({
    ...dish,
    slug: `${dish.slug}-${at}`,
    slots: dish.slots.map((slot) => ({ ...slot })),
  }));
}

function workOf(act: () => void): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e3;
}

/** The work of the first thread alone: what compiles and cleans up beside it does so on a phone, too. */
function measured(items: readonly KitchenItem[], recipes: readonly Dish[]): number[] {
  const works: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const dishes = newDishes(recipes);
    const supplies = suppliesOf(items, { self: ANA, today: TODAY, names: foodNames });
    const work = workOf(() => rank(dishes, { supplies }));
    // The first round is a warm-up.
    if (round > 0) works.push(work);
  }
  return works;
}

/** What to cook of a full flat, by a thousand recipes. */
export function measureRanking(): Promise<Goal[]> {
  const recipes = PUBLIC_DOMAIN_RECIPES.map((recipe) => dishOfRecipe(recipe.slug, recipe, read));
  const rows = [['flat', FLAT] as const, ['flat and a family', [...FLAT, ...FAMILY]] as const].map(
    ([name, items]) => {
      const works = measured(items, recipes);
      return {
        name,
        foods: items.length,
        ms: median(works),
        least: Math.min(...works),
        spread: spread(works),
      };
    },
  );
  console.table(
    rows.map(({ name, foods, ms, least, spread: share }) => ({
      ...{ kitchen: name, foods, ms: Number(ms.toFixed(1)), 'least ms': Number(least.toFixed(1)) },
      spread: `${Math.round(share * 100)} %`,
    })),
  );
  const worst = Math.max(...rows.map(({ ms }) => ms));
  return Promise.resolve([
    atMost(
      `ranking ${RECIPES} recipes, ms of processor time, ${SLOWER} times slower`,
      worst * SLOWER,
      LIMIT_MS,
    ),
  ]);
}
