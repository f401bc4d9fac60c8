import { asDigits, DIGIT } from './digits.ts';

const SIGN = '(?:[£$€]|EUR|USD|GBP|CHF|SEK|DKK|NOK|kr)';
/** Two decimals; the first digit is a real one or its O, so that no word is taken for a price. */
const FIGURES = `(?:\\d|[OolI|@](?=\\s?[.,]))${DIGIT}{0,3}\\s?[.,]\\s?${DIGIT}{2}`;
/** A letter of tax, or what was taken for one. */
const AFTER = '(?:\\s*[*°]?\\s?(?:[A-Z*#%]{1,2}|[\\dA-Z])(?:\\s?\\*)?)?';
/** The sign of the euro between a price and a letter of tax. */
const MISREAD_SIGN = '[C©®¢e](?=\\s)';

const atEnd = (after: string) =>
  new RegExp(
    `(?<before>^|\\s|[^\\d\\s.,:/])(?<minus>[-–—−~]\\s?)?(?:${SIGN}|[fE](?=\\d))?\\s?(?<minus2>[-–−])?(?<figures>${FIGURES})(?<minus3>\\s?[-–−](?=\\s|$|[A-Z]))?(?:\\s?(?:${SIGN}|${MISREAD_SIGN}))?${after}$`,
    'u',
  );
const PRICE = atEnd(AFTER);
const UNIT_PRICE = atEnd('');

/** An amount of money at the end of a line. */
export interface Money {
  /** In cents. */
  cents: number;
  isNegative: boolean;
  /** The line up to it. */
  before: string;
}

/** "Rs.68" and "₹ 68": rupees are printed without their hundredths. */
const RUPEES = /(?:(?<!\p{L})(?:Rs\.?|R5\.|INR)|₹)\s?([\dlI][\dOolI]{0,5})(?:\.(\d\d))?(?![\d.,]*\d)/giu;

export const withHundredths = (text: string): string =>
  text.replace(RUPEES, (_, rupees: string, rest = '00') => `${asDigits(rupees)}.${rest}`);

/** Where the point between the figures of a price was not recognised: "2 29 A", "€225". */
const POINTLESS = new RegExp(
  `(?<=\\s{2}|[£$€]\\s?)(?<figures>(?:\\d|[Ol])${DIGIT}{0,2}\\s?${DIGIT}{2})(?:\\s?(?:${SIGN}))?(?:\\s?[A-Z*])?$`,
  'u',
);

/** A price that is a guess: nobody printed it so. */
export function pointlessAtEnd(raw: string): Money | null {
  const match = POINTLESS.exec(raw.trimEnd());
  const { figures = '' } = match?.groups ?? {};
  return match ? { cents: centsOf(figures), isNegative: false, before: raw.slice(0, match.index) } : null;
}

export const centsOf = (figures: string): number =>
  Number(asDigits(figures.replace(/\s/g, '')).replace(/[.,]/, ''));

function moneyIn(text: string, form: RegExp): Money | null {
  const match = form.exec(text);
  const { before = '', minus, minus2, minus3, figures = '' } = match?.groups ?? {};
  if (!match) return null;
  return {
    cents: centsOf(figures),
    isNegative: Boolean(minus?.trim().replace('~', '') || minus2 || minus3),
    before: text.slice(0, match.index) + before,
  };
}

export const moneyAtEnd = (text: string): Money | null => moneyIn(text, PRICE);

/** The price of one, before the price. No letter stands after it: 1.13L is how much there is. */
export const unitPriceAtEnd = (text: string): Money | null => moneyIn(text, UNIT_PRICE);
