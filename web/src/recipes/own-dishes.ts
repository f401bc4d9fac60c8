import type { Cookbook, FoodName, Recipe } from '@crisper/domain/recipes/cookbook.ts';
import type { OwnNames } from './read-foods.ts';

const OWN = 'own-';
export const ownSlug = ({ _id }: Pick<Recipe, '_id'>): string => OWN + _id;

const namesOf = new WeakMap<readonly FoodName[], OwnNames>();

export function ownNames({ foodNames }: Pick<Cookbook, 'foodNames'>): OwnNames {
  const known = namesOf.get(foodNames) ?? new Map(foodNames.map(({ product, food }) => [product, food]));
  namesOf.set(foodNames, known);
  return known;
}
