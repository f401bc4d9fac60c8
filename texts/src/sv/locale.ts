/** What dates and numbers look like where the reader's own region is not known: in mails and prerendered pages. */
export const locale = 'sv-SE';
/** One of the languages of `@crisper/domain/languages/languages.ts`. */
export const language = 'sv';
/** In numbers that are not written by `Intl`. */
export const groupSign = '\u00a0';
export const decimalSign = ',';
