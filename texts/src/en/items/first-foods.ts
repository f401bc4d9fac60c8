// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#en/plural.ts';

export const title = 'What do you have?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'One more thing: tap it here, or add another one.',
    other: `The first ${count} things: tap them here, or add others.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Milk',
  egg: 'Eggs',
  bread: 'Bread',
  butter: 'Butter',
  cheese: 'Cheese',
  tomato: 'Tomatoes',
  banana: 'Bananas',
  onion: 'Onions',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Put in:';
export const skip = 'Go on without';
