import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { Cookbook, FoodName, Recipe } from '@crisper/domain/recipes/cookbook.ts';
import { dishOfRecipe } from '@crisper/domain/recipes/recipe-dish.ts';
import { type OwnNames, readFoods } from './read-foods.ts';

const OWN = 'own-';
export const ownSlug = ({ _id }: Pick<Recipe, '_id'>): string => OWN + _id;

const namesOf = new WeakMap<readonly FoodName[], OwnNames>();

export function ownNames({ foodNames }: Pick<Cookbook, 'foodNames'>): OwnNames {
  const known = namesOf.get(foodNames) ?? new Map(foodNames.map(({ product, food }) => [product, food]));
  namesOf.set(foodNames, known);
  return known;
}

const read = new WeakMap<OwnNames, WeakMap<Recipe, Dish>>();

/** The recipes of a kitchen as dishes. Each is read once: hundreds of them take a while. */
export function ownDishes(cookbook: Cookbook): Dish[] {
  const names = ownNames(cookbook);
  const dishes = read.get(names) ?? new WeakMap<Recipe, Dish>();
  read.set(names, dishes);
  return cookbook.recipes.map((recipe) => {
    const dish = dishes.get(recipe) ?? dishOfRecipe(ownSlug(recipe), recipe, readFoods(names));
    dishes.set(recipe, dish);
    return dish;
  });
}
