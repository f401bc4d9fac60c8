import type { Language } from '@crisper/domain/languages/languages.ts';
import type * as dishes from '@crisper/texts/cook/dishes.ts';

/** Dishes take memory, so each language is loaded when somebody needs them. */
export const loadDishWords = (language: Language): Promise<Pick<typeof dishes, 'dishTexts'>> =>
  import(`#${language}/cook/dishes.ts`);
