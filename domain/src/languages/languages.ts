/** The languages that people read. The URLs of the first have no prefix. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each in its own words. */
export const languageName: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);
