import { decimalSign, groupSign } from '@crisper/texts/locale.ts';

/** `1234.5` as `1,234.5`. By hand: the first use of `Intl` costs a phone more than hydrating the rest of the page. */
export function groupedNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, groupSign);
  return fraction ? grouped + decimalSign + fraction : grouped;
}
