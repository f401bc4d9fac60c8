import type { Language } from '@crisper/domain/languages/languages.ts';
import type * as dishes from '@crisper/texts/cook/dishes.ts';
import type * as foods from '@crisper/texts/foods/names.ts';

type DishWords = Pick<typeof dishes, 'dishTexts'> & Pick<typeof foods, 'foodNames'>;

/** Dishes, and the names of what goes into them. They take memory, so each language is loaded when somebody needs it. */
export const loadDishWords: Record<Language, () => Promise<DishWords>> = {
  en: async () => ({
    ...(await import('@crisper/texts/cook/dishes.ts')),
    ...(await import('@crisper/texts/foods/names.ts')),
  }),
  de: async () => ({ ...(await import('#de/cook/dishes.ts')), ...(await import('#de/foods/names.ts')) }),
  fr: async () => ({ ...(await import('#fr/cook/dishes.ts')), ...(await import('#fr/foods/names.ts')) }),
};
