import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';

/** The same text in any language: a constant is any string, not the English one. */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Words
    ? (...given: Given) => Translation<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T;

/**
 * A file of texts in each language, by the same file of the first. `npm run languages` compiles all files of all languages
 * against the English ones, so that one that lacks a text, or asks for other parameters, is found there.
 */
export async function inEvery<Texts>(
  here: Texts,
  load: (language: Language) => Promise<Translation<Texts>>,
): Promise<Readonly<Record<Language, Translation<Texts>>>> {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const loaded = await Promise.all(others.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries([[DEFAULT_LANGUAGE, here], ...loaded]) as Record<Language, Translation<Texts>>;
}
