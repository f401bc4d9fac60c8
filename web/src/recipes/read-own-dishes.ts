import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { Cookbook, Recipe } from '@crisper/domain/recipes/cookbook.ts';
import { type OwnNames, ownNames, ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import { dishOfRecipe } from '@crisper/domain/recipes/recipe-dish.ts';
import { readFoods } from './read-foods.ts';

const read = new WeakMap<OwnNames, WeakMap<Recipe, Dish>>();

/** The recipes of a kitchen as dishes. Each is read once: hundreds of them take a while. */
export function readOwnDishes(cookbook: Cookbook): Dish[] {
  const names = ownNames(cookbook);
  const dishes = read.get(names) ?? new WeakMap<Recipe, Dish>();
  read.set(names, dishes);
  return cookbook.recipes.map((recipe) => {
    const dish = dishes.get(recipe) ?? dishOfRecipe(ownSlug(recipe), recipe, readFoods(names));
    dishes.set(recipe, dish);
    return dish;
  });
}
