import { locale as languageLocale } from '@crisper/texts/locale.ts';

const languageOf = (tag: string) => tag.split('-', 1)[0];

/** The reader's own region, if it speaks the language of the page: 31/12 in London, 12/31 in Boston. */
export const readerLocale = (): string =>
  navigator.languages.find((tag) => languageOf(tag) === languageOf(languageLocale)) ?? languageLocale;

/** Formats dates as the reader writes them. `Intl` is expensive to set up, so that waits for the first date. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat(readerLocale(), options);
    return format.format(date);
  };
}

let numbers: Intl.NumberFormat | undefined;

/** No region of ours groups numbers below a thousand, which most are. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(readerLocale());
  return numbers.format(value);
}
