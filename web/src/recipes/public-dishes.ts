import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { OwnNames } from '@crisper/domain/recipes/own-dishes.ts';
import { PUBLIC_DOMAIN_RECIPES } from '@crisper/domain/recipes/public-domain-recipes.ts';
import { dishOfRecipe } from '@crisper/domain/recipes/recipe-dish.ts';
import { readFoods } from './read-foods.ts';

const AT_ONCE = 5;
const read = new WeakMap<OwnNames, Promise<readonly Dish[]>>();

/** Some at a time: reading thousands of lines at once would hold up the page. */
async function readAll(names: OwnNames): Promise<readonly Dish[]> {
  const dishes: Dish[] = [];
  for (let at = 0; at < PUBLIC_DOMAIN_RECIPES.length; at += AT_ONCE) {
    const some = PUBLIC_DOMAIN_RECIPES.slice(at, at + AT_ONCE);
    dishes.push(...some.map((recipe) => dishOfRecipe(`pd-${recipe.slug}`, recipe, readFoods(names))));
    await new Promise((resume) => setTimeout(resume));
  }
  return dishes;
}

/** The recipes that belong to everybody, as dishes. */
export function publicDishes(names: OwnNames): Promise<readonly Dish[]> {
  const known = read.get(names) ?? readAll(names);
  read.set(names, known);
  return known;
}
