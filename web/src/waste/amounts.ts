import { locale } from '@crisper/texts/locale.ts';

const KILO = 1000;

/** Formats that depend on what is shown, made once each. */
const formats = new Map<string, Intl.NumberFormat>();
function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known.format(value);
}

/** Minor units as an amount of money: 1420 in EUR is €14.20. */
export function moneyText(minor: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return format(minor / 10 ** maximumFractionDigits, { style: 'currency', currency });
}

export const kilograms = (grams: number): string => format(grams / KILO, { maximumFractionDigits: 1 });
export const percent = (share: number): string => format(share, { style: 'percent' });
/** Half a pizza is half a food. */
export const foodsText = (foods: number): string => format(foods, { maximumFractionDigits: 1 });
