import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Doubt } from '@crisper/domain/line/line-food.ts';
import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which lines are understood; they take memory, as names of foods do. */
export const loadLineWords = (language: Language): Promise<{ lineWords: LineWords }> =>
  import(`#${language}/items/line-words.ts`);

export const loadDoubtTexts = (language: Language): Promise<{ doubtText: Readonly<Record<Doubt, string>> }> =>
  import(`#${language}/items/line.ts`);
