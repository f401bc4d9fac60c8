const digits = new Map<string, number>();

/** How many digits of a currency are cents: two in EUR, none in JPY. Kept, because making a format takes as long as reading a row. */
export function fractionDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** Of a currency's smallest unit as a number of whole ones: 1420 in EUR is 14.2, and 1420 in JPY stays. */
export const majorUnits = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency);
