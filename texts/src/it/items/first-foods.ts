// What a person is asked in their first kitchen.
import type { FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { plural } from '#it/plural.ts';

export const title = 'Cosa hai in casa?';
export const missing = ({ count }: { count: number }) =>
  plural(count, {
    one: `Ancora ${count} alimento: toccalo qui, o aggiungine un altro.`,
    other: `I primi ${count} alimenti: toccali qui, o aggiungine altri.`,
  });
/** Most kitchens have these; each by the picture of ours that shows it. */
export const firstFoods = {
  milk: 'Latte',
  egg: 'Uova',
  bread: 'Pane',
  butter: 'Burro',
  cheese: 'Formaggio',
  tomato: 'Pomodori',
  banana: 'Banane',
  onion: 'Cipolle',
} satisfies Partial<Record<FoodPictureName, string>>;
export const putIn = 'Aggiungi:';
export const skip = 'Continua senza';
