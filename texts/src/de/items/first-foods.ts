// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#de/plural.ts';

export const title = 'Was hast du da?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Noch eins: Tippe es hier an oder füge etwas anderes hinzu.',
    other: `Die ersten ${count} Dinge: Tippe sie hier an oder füge andere hinzu.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Milch',
  egg: 'Eier',
  bread: 'Brot',
  butter: 'Butter',
  cheese: 'Käse',
  tomato: 'Tomaten',
  banana: 'Bananen',
  onion: 'Zwiebeln',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Hinzufügen:';
export const skip = 'Überspringen';
