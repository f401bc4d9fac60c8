import { majorUnits } from '@crisper/domain/money.ts';
import { countedFoods } from '@crisper/domain/waste/counted-foods.ts';
import { lessThanOne } from '@crisper/texts/waste/waste.ts';
import { numberText, readerLocale } from '#ui/formats.ts';

const KILO = 1000;

/** Formats that depend on what is shown, made once each. What was taken back leaves no minus before a zero. */
const formats = new Map<string, Intl.NumberFormat>();
function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  const known =
    formats.get(key) ?? new Intl.NumberFormat(readerLocale(), { signDisplay: 'negative', ...options });
  formats.set(key, known);
  return known.format(value);
}

/** Money where there is little room: 1420 in EUR is €14. */
export const shortMoney = (minor: number, currency: string): string =>
  format(majorUnits(minor, currency), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    notation: 'compact',
    maximumFractionDigits: 0,
  });

/** The currency's sign alone. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat(readerLocale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const kilograms = (grams: number): string => format(grams / KILO, { maximumFractionDigits: 1 });
/** Half a pizza is half a food. */
export function foodsText(foods: number): string {
  const count = countedFoods(foods);
  return count === 'less than one' ? lessThanOne : numberText(count);
}
