import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { OwnNames } from '@crisper/domain/recipes/own-dishes.ts';
import { PUBLIC_DOMAIN_RECIPES } from '@crisper/domain/recipes/public-domain-recipes.ts';
import { dishOfRecipe } from '@crisper/domain/recipes/recipe-dish.ts';
import { readFoods } from './read-foods.ts';

/** Far below what a person notices, also on a phone that takes four times as long for one of them. */
const PIECE_MS = 8;
const read = new WeakMap<OwnNames, Promise<readonly Dish[]>>();

/** In pieces: reading thousands of lines at once would hold up the page. */
async function readAll(names: OwnNames): Promise<readonly Dish[]> {
  const dishes: Dish[] = [];
  let began = performance.now();
  for (const recipe of PUBLIC_DOMAIN_RECIPES) {
    dishes.push(dishOfRecipe(`pd-${recipe.slug}`, recipe, readFoods(names)));
    if (performance.now() - began < PIECE_MS) continue;
    await new Promise((resume) => setTimeout(resume));
    began = performance.now();
  }
  return dishes;
}

/** The recipes that belong to everybody, as dishes. */
export function publicDishes(names: OwnNames): Promise<readonly Dish[]> {
  const known = read.get(names) ?? readAll(names);
  read.set(names, known);
  return known;
}
