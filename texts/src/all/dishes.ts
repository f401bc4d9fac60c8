import type { Language } from '@crisper/domain/languages/languages.ts';
import type * as dishes from '@crisper/texts/cook/dishes.ts';

/** Dishes take memory, so each language is loaded when somebody needs it. */
export const loadDishWords: Record<Language, () => Promise<Pick<typeof dishes, 'dishTexts'>>> = {
  en: () => import('@crisper/texts/cook/dishes.ts'),
  de: () => import('#de/cook/dishes.ts'),
  fr: () => import('#fr/cook/dishes.ts'),
};
