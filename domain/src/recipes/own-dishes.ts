import type { Cookbook, FoodName, Recipe } from './cookbook.ts';

/** What a kitchen means by titles, by the key of the product; null for what is no ingredient. */
export type OwnNames = ReadonlyMap<string, string | null>;

const OWN = 'own-';
export const ownSlug = ({ _id }: Pick<Recipe, '_id'>): string => OWN + _id;

const namesOf = new WeakMap<readonly FoodName[], OwnNames>();

export function ownNames({ foodNames }: Pick<Cookbook, 'foodNames'>): OwnNames {
  const known = namesOf.get(foodNames) ?? new Map(foodNames.map(({ product, food }) => [product, food]));
  namesOf.set(foodNames, known);
  return known;
}
