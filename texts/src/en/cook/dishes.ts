import type { DishText } from '@crisper/domain/cook/dish-text.ts';
import { eggDishes } from './dishes/eggs.ts';

/** The words of every dish, by its slug. Only the page that cooks loads them. */
export const dishTexts: Readonly<Record<string, DishText>> = { ...eggDishes };
