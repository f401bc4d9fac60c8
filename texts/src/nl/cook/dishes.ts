import type { DishText } from '@crisper/domain/cook/dish-text.ts';
import { breadDishes } from './dishes/bread.ts';
import { eggDishes } from './dishes/eggs.ts';
import { grainDishes } from './dishes/grains.ts';
import { ovenDishes } from './dishes/oven.ts';
import { panDishes } from './dishes/pan.ts';
import { pastaDishes } from './dishes/pasta.ts';
import { saladDishes } from './dishes/salads.ts';
import { sauceDishes } from './dishes/sauces.ts';
import { soupDishes } from './dishes/soups.ts';
import { stewDishes } from './dishes/stews.ts';
import { sweetDishes } from './dishes/sweets.ts';

/** The words of every dish, by its slug. Only the page that cooks loads them. */
export const dishTexts: Readonly<Record<string, DishText>> = {
  ...eggDishes,
  ...grainDishes,
  ...pastaDishes,
  ...soupDishes,
  ...stewDishes,
  ...ovenDishes,
  ...panDishes,
  ...saladDishes,
  ...breadDishes,
  ...sweetDishes,
  ...sauceDishes,
};
