import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Doubt } from '@crisper/domain/line/line-food.ts';
import type { LineWords } from '@crisper/domain/line/line-words.ts';
import { doubtText as germanDoubts } from '#de/items/line.ts';
import { lineWords as german } from '#de/items/line-words.ts';
import { doubtText as englishDoubts } from '#en/items/line.ts';
import { lineWords as english } from '#en/items/line-words.ts';
import { doubtText as frenchDoubts } from '#fr/items/line.ts';
import { lineWords as french } from '#fr/items/line-words.ts';

/** The words by which lines are understood, in each language. */
export const lineWordsFor: Readonly<Record<Language, LineWords>> = {
  en: english,
  de: german,
  fr: french,
};

export const doubtTextFor: Readonly<Record<Language, Readonly<Record<Doubt, string>>>> = {
  en: englishDoubts,
  de: germanDoubts,
  fr: frenchDoubts,
};
