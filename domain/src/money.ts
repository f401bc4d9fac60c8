/** Of a currency's smallest unit as a number of whole ones: 1420 in EUR is 14.2, and 1420 in JPY stays. */
export function majorUnits(minor: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return minor / 10 ** maximumFractionDigits;
}
