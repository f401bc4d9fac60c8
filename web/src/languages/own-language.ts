import type { Language } from '@crisper/domain/languages/languages.ts';

const COOKIE = 'language';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The server leads this browser's person to it from the home page. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** Whether a person has chosen one in this browser, or was led to one. */
export const hasLanguage = (): boolean => new RegExp(`(?:^|; )${COOKIE}=`).test(document.cookie);
