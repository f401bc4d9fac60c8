import type { Category } from '@crisper/domain/foods/category.ts';
import * as foods from '@crisper/domain/foods/food-of.ts';
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { foodSense } from '@crisper/domain/foods/food-sense.ts';
import * as shelfLife from '@crisper/domain/items/shelf-life/estimate.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';

export { foodNames };

// The list of foods by their names in the language of the build. It is large, so nothing imports it but on demand.

/** For the reading of lines. */
export const sense = foodSense(foodNames);

export const isFood = (title: string): boolean => foods.isFood(title, foodNames);

const foodOf = (title: string) => {
  const meaning = foods.foodOf(title, foodNames);
  return meaning?.is === 'food' ? meaning.food : null;
};

/** The category of the food that a title names, if it is known. */
export const categoryOf = (title: string): Category | null => foodOf(title)?.category ?? null;

/** The built-in picture of the food that a title names, if there is one. */
export const pictureOf = (title: string): FoodPictureName | null => foodOf(title)?.picture ?? null;

export const estimate = (food: shelfLife.FoodToEstimate): shelfLife.Estimate | null =>
  shelfLife.estimate(food, foodNames);

export const usualPlace = (food: Parameters<typeof shelfLife.usualPlace>[0]) =>
  shelfLife.usualPlace(food, foodNames);

/** What a food is called. */
export const nameOf = (id: string): string => foodNames.foods[id]?.split(',')[0] ?? id;

export type FoodKnowledge = {
  foodNames: typeof foodNames;
  sense: typeof sense;
  isFood: typeof isFood;
  categoryOf: typeof categoryOf;
  pictureOf: typeof pictureOf;
  estimate: typeof estimate;
  usualPlace: typeof usualPlace;
  nameOf: typeof nameOf;
};
