import { fractionDigits, majorUnits } from '#money.ts';

/** In the smallest unit of the currency. */
export const PRICE_MAX = 100_000_000;

interface Written {
  currency: string;
  /** Where the person is. */
  locale: string;
}

/** A price as it stands in a field: 180 in EUR is 1.80 in London and 1,80 in Berlin. */
export function priceInField(price: number, { currency, locale }: Written): string {
  const digits = fractionDigits(currency);
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(locale, format).format(majorUnits(price, currency));
}

/**
 * The price that a person typed, in the smallest unit of the currency; undefined if it is not a price. Both comma and point may
 * divide the cents: only before three digits one may mean thousands, and then the person's region decides.
 */
export function readPrice(text: string, { currency, locale }: Written): number | undefined {
  const parts = partsOf(plainNumber(text, { currency, locale }), locale);
  const digits = fractionDigits(currency);
  if (!parts || parts.fraction.length > digits) return undefined;
  const price = Number(parts.whole + parts.fraction.padEnd(digits, '0'));
  return price <= PRICE_MAX ? price : undefined;
}

/** Without spaces, apostrophes and the currency, in Latin digits. */
function plainNumber(text: string, { currency, locale }: Written): string {
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const sign = money.find(({ type }) => type === 'currency')?.value ?? currency;
  return text
    .replace(currency, '')
    .replace(sign, '')
    .replaceAll(/[\s\u200e\u200f\u061c'’\p{Sc}]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit));
}

/** Groups have three digits, in India two but for the last, and one sign between all of them. */
const WHOLE = /^(?:\d*|\d{1,3}([.,])(?:\d{2,3}\1)*\d{3})$/;

function partsOf(plain: string, locale: string): { whole: string; fraction: string } | undefined {
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const at = last ? plain.lastIndexOf(last) : plain.length;
  const tail = plain.slice(at + 1);
  const isDoubtful = signs.length === 1 && tail.length === 3;
  const isGroup = isDoubtful ? last === groupSign(locale) : signs.filter((sign) => sign === last).length > 1;
  const whole = isGroup ? plain : plain.slice(0, at);
  const fraction = isGroup ? '' : tail;
  const isNumber = WHOLE.test(whole) && /^\d*$/.test(fraction) && /\d$/.test(plain);
  return isNumber ? { whole: whole.replaceAll(/[.,]/g, ''), fraction } : undefined;
}

/** Regions that group by spaces or apostrophes divide the cents by both signs. */
const groupSign = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value;
