import { majorUnits } from '@crisper/domain/money.ts';
import { locale } from '@crisper/texts/locale.ts';

const KILO = 1000;

/** Formats that depend on what is shown, made once each. What was taken back leaves no minus before a zero. */
const formats = new Map<string, Intl.NumberFormat>();
function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  formats.set(key, known);
  return known.format(value);
}

/** Minor units as an amount of money: 1420 in EUR is €14.20. */
export const moneyText = (minor: number, currency: string): string =>
  format(majorUnits(minor, currency), { style: 'currency', currency });

/** The same where there is no room: €14. */
export const shortMoney = (minor: number, currency: string): string =>
  format(majorUnits(minor, currency), {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 0,
  });

/** The currency's sign alone. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const kilograms = (grams: number): string => format(grams / KILO, { maximumFractionDigits: 1 });
/** Half a pizza is half a food. */
export const foodsText = (foods: number): string => format(foods, { maximumFractionDigits: 1 });
