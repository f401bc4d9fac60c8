// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#fr/plural.ts';

export const title = 'Qu’y a-t-il chez toi ?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: `Encore ${count} aliment : touche-le ici, ou ajoutes-en un autre.`,
    other: `Les ${count} premiers aliments : touche-les ici, ou ajoutes-en d’autres.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Lait',
  egg: 'Œufs',
  bread: 'Pain',
  butter: 'Beurre',
  cheese: 'Fromage',
  tomato: 'Tomates',
  banana: 'Bananes',
  onion: 'Oignons',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Ajouter :';
export const skip = 'Continuer sans';
