import type { Dish } from './dish.ts';
import { BREAD_DISHES } from './dishes/bread.ts';
import { EGG_DISHES } from './dishes/eggs.ts';
import { GRAIN_DISHES } from './dishes/grains.ts';
import { OVEN_DISHES } from './dishes/oven.ts';
import { PAN_DISHES } from './dishes/pan.ts';
import { PASTA_DISHES } from './dishes/pasta.ts';
import { SALAD_DISHES } from './dishes/salads.ts';
import { SAUCE_DISHES } from './dishes/sauces.ts';
import { SOUP_DISHES } from './dishes/soups.ts';
import { STEW_DISHES } from './dishes/stews.ts';
import { SWEET_DISHES } from './dishes/sweets.ts';
import { readDishes } from './read-dishes.ts';

/** Every dish of our own. Only the page that cooks loads them. */
export const DISHES: readonly Dish[] = [
  EGG_DISHES,
  GRAIN_DISHES,
  PASTA_DISHES,
  SOUP_DISHES,
  STEW_DISHES,
  OVEN_DISHES,
  PAN_DISHES,
  SALAD_DISHES,
  BREAD_DISHES,
  SWEET_DISHES,
  SAUCE_DISHES,
].flatMap(readDishes);
