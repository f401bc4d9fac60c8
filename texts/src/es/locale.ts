/** What dates and numbers look like where the reader's own region is not known: in mails and prerendered pages. */
export const locale = 'es-ES';
/** One of the languages of `@crisper/domain/languages/languages.ts`. */
export const language = 'es';
/** In numbers that are not written by `Intl`. */
export const groupSign = '.';
export const decimalSign = ',';
