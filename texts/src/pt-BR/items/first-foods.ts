// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#pt-BR/plural.ts';

export const title = 'O que você tem em casa?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: `Falta ${count} item: toque aqui ou adicione outro.`,
    other: `Os primeiros ${count} itens: toque aqui ou adicione outros.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Leite',
  egg: 'Ovos',
  bread: 'Pão',
  butter: 'Manteiga',
  cheese: 'Queijo',
  tomato: 'Tomates',
  banana: 'Bananas',
  onion: 'Cebolas',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Adicionar:';
export const skip = 'Continuar sem';
