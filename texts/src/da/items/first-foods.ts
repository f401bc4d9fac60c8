// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#da/plural.ts';

export const title = 'Hvad har du?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Én ting til: Tryk på den her, eller tilføj en anden.',
    other: `De første ${count} ting: Tryk på dem her, eller tilføj andre.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Mælk',
  egg: 'Æg',
  bread: 'Brød',
  butter: 'Smør',
  cheese: 'Ost',
  tomato: 'Tomater',
  banana: 'Bananer',
  onion: 'Løg',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Læg ind:';
export const skip = 'Spring over';
