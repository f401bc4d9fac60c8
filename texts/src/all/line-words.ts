import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Doubt } from '@crisper/domain/line/line-food.ts';
import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which lines are understood; they take memory, as names of foods do. */
export const loadLineWords: Readonly<Record<Language, () => Promise<{ lineWords: LineWords }>>> = {
  en: () => import('#en/items/line-words.ts'),
  de: () => import('#de/items/line-words.ts'),
  fr: () => import('#fr/items/line-words.ts'),
};

type DoubtTexts = { doubtText: Readonly<Record<Doubt, string>> };

export const loadDoubtTexts: Readonly<Record<Language, () => Promise<DoubtTexts>>> = {
  en: () => import('#en/items/line.ts'),
  de: () => import('#de/items/line.ts'),
  fr: () => import('#fr/items/line.ts'),
};
