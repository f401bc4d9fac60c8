// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#es/plural.ts';

export const title = '¿Qué tienes?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Falta una cosa: tócala aquí o añade otra.',
    other: `Las ${count} primeras cosas: tócalas aquí o añade otras.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Leche',
  egg: 'Huevos',
  bread: 'Pan',
  butter: 'Mantequilla',
  cheese: 'Queso',
  tomato: 'Tomates',
  banana: 'Plátanos',
  onion: 'Cebollas',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Añadir:';
export const skip = 'Seguir sin añadir';
