// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#nl/plural.ts';

export const title = 'Wat heb je in huis?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: `Nog ${count} ding: tik het hier aan, of voeg iets anders toe.`,
    other: `De eerste ${count} dingen: tik ze hier aan, of voeg andere toe.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Melk',
  egg: 'Eieren',
  bread: 'Brood',
  butter: 'Boter',
  cheese: 'Kaas',
  tomato: 'Tomaten',
  banana: 'Bananen',
  onion: 'Uien',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Toegevoegd:';
export const skip = 'Overslaan';
