import { spelled } from '#items/line/phrases.ts';
import { foodFinder } from '#items/naming/find-foods.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** Whether a title that people buy is one of food, as far as its words say. */
export function foodJudge({ notFoods, foodsAfterAll }: ReceiptWords): (title: string) => boolean {
  const named = (words: string, isFood: boolean) => spelled(words).map((name) => ({ names: [name], isFood }));
  const find = foodFinder([...named(notFoods, false), ...named(foodsAfterAll, true)]);
  return (title) => find(title).every(({ isFood }) => isFood);
}
