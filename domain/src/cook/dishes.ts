import type { Dish } from './dish.ts';
import { EGG_DISHES } from './dishes/eggs.ts';
import { readDishes } from './read-dishes.ts';

/** Every dish of our own. Only the page that cooks loads them. */
export const DISHES: readonly Dish[] = [EGG_DISHES].flatMap(readDishes);
