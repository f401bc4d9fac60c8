/** The languages that people read. The URLs of the first have no prefix. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each in its own words. */
export const languageName: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  sv: 'Svenska',
  da: 'Dansk',
  'pt-BR': 'Português',
};

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** What is stored may be of a newer server, which knows more languages. Null also where nobody said one. */
export const knownLanguage = (stored: string | null): Language | null =>
  stored !== null && isLanguage(stored) ? stored : null;

/** The same for who writes to that person. */
export const languageOrEnglish = (stored: string | null): Language =>
  knownLanguage(stored) ?? DEFAULT_LANGUAGE;
