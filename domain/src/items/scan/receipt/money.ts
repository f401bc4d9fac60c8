import { asDigits, DIGIT } from './digits.ts';

const SIGN = '(?:[£$€]|EUR|USD|GBP|CHF)';
/** Two decimals; the first digit is a real one or its O, so that no word is taken for a price. */
const FIGURES = `(?:\\d|[OolI|@](?=\\s?[.,]))${DIGIT}{0,3}\\s?[.,]\\s?${DIGIT}{2}`;
/** A letter of tax, or what was taken for one. */
const AFTER = '(?:\\s*[*°]?\\s?(?:[A-Z*#%]{1,2}|[\\dA-Z]))?';
const AT_END = new RegExp(
  `(?<before>^|\\s|[^\\d\\s.,:/])(?<minus>[-–—−~]\\s?)?(?:${SIGN}|[fE](?=\\d))?\\s?(?<minus2>[-–−])?(?<figures>${FIGURES})(?<minus3>\\s?[-–−](?=\\s|$|[A-Z]))?\\s?${SIGN}?${AFTER}$`,
  'u',
);

/** An amount of money at the end of a line. */
export interface Money {
  /** In cents. */
  cents: number;
  isNegative: boolean;
  /** The line up to it. */
  before: string;
}

export const centsOf = (figures: string): number =>
  Number(asDigits(figures.replace(/\s/g, '')).replace(/[.,]/, ''));

export function moneyAtEnd(text: string): Money | null {
  const match = AT_END.exec(text);
  const { before = '', minus, minus2, minus3, figures = '' } = match?.groups ?? {};
  if (!match) return null;
  return {
    cents: centsOf(figures),
    isNegative: Boolean(minus?.trim().replace('~', '') || minus2 || minus3),
    before: text.slice(0, match.index) + before,
  };
}
