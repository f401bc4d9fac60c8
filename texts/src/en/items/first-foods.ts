// What a person is asked in their first kitchen.
import { plural } from '#en/plural.ts';

export const title = 'What do you have?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'One more thing: tap it here, or add another one.',
    other: `The first ${count} things: tap them here, or add others.`,
  });
/** Most kitchens have these; each has a picture of ours. */
export const firstFoods = ['Milk', 'Eggs', 'Bread', 'Butter', 'Cheese', 'Tomatoes', 'Bananas', 'Onions'];
export const putIn = 'Put in:';
export const skip = 'Go on without';
