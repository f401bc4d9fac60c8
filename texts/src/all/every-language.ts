import type { Language } from '@crisper/domain/languages/languages.ts';

/** The same text in any language: a constant is any string, not the English one. */
type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Words
    ? (...given: Given) => Said<Words>
    : T extends object
      ? { readonly [Key in keyof T]: Said<T[Key]> }
      : T;

/** A file of texts in each language; one that lacks a text of the first, or asks for other parameters, does not compile. */
export type EveryLanguage<Texts> = Readonly<Record<Language, Said<Texts>>>;
