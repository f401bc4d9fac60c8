import { DEFAULT_LANGUAGE, type Language } from '#languages/languages.ts';

/** The URL path of the blog's articles in a language. */
export const articlesFile = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '/Blogs.json' : `/Blogs.${language}.json`;
