// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#sv/plural.ts';

export const title = 'Vad har du hemma?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'En sak till: tryck på den här, eller lägg in något annat.',
    other: `De första ${count} sakerna: tryck på dem här, eller lägg in andra.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Mjölk',
  egg: 'Ägg',
  bread: 'Bröd',
  butter: 'Smör',
  cheese: 'Ost',
  tomato: 'Tomater',
  banana: 'Bananer',
  onion: 'Lök',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Lägg in:';
export const skip = 'Fortsätt utan';
