import { majorUnits } from '@crisper/domain/money.ts';
import { readerLocale } from '#ui/formats.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Minor units as an amount of money: 1420 in EUR is €14.20, and 14,20 € where the reader writes it so. */
export function moneyText(minor: number, currency: string): string {
  const format =
    // What was taken back leaves no minus before a zero.
    formats.get(currency) ??
    new Intl.NumberFormat(readerLocale(), {
      // A kitchen has one currency: nobody takes $ for another dollar.
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'negative' },
    });
  formats.set(currency, format);
  return format.format(majorUnits(minor, currency));
}
