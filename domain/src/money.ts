/** How many digits of a currency are cents: two in EUR, none in JPY. */
export function fractionDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Of a currency's smallest unit as a number of whole ones: 1420 in EUR is 14.2, and 1420 in JPY stays. */
export const majorUnits = (minor: number, currency: string): number => minor / 10 ** fractionDigits(currency);
