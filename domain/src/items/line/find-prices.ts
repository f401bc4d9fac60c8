import { type Finder, type Found, isFree, type Line, take, titleEdges } from './line.ts';

const NUMBER = '(\\d{1,7}(?:[.,]\\d{1,2})?)';
const SIGN_FIRST = new RegExp(`^\\p{Sc}${NUMBER}$`, 'u');
const SIGN_LAST = new RegExp(`^${NUMBER}\\p{Sc}$`, 'u');
const NUMBER_ALONE = new RegExp(`^${NUMBER}$`);
const SIGN_ALONE = /^\p{Sc}$/u;
const UNIT_PRICE = /^\p{Sc}\d+(?:[.,]\d+)?\/\p{L}+$/u;
const WITH_CENTS = /^\d{1,5}[.,]\d\d$/;

export interface Price {
  text: string;
  isGuessed: boolean;
}

/** "£1.45", "1,45 €". */
export const findPrice: Finder<Price> = ({ tokens }, at) => {
  const [word = '', next = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain];
  const glued = (SIGN_FIRST.exec(word) ?? SIGN_LAST.exec(word))?.[1];
  if (glued) return { meaning: { text: glued, isGuessed: false }, length: 1 };
  const isPair =
    (SIGN_ALONE.test(word) && NUMBER_ALONE.test(next)) || (NUMBER_ALONE.test(word) && SIGN_ALONE.test(next));
  if (!isPair) return null;
  return { meaning: { text: SIGN_ALONE.test(word) ? next : word, isGuessed: false }, length: 2 };
};

/** "@ £0.90/kg" says nothing about what was paid. */
export const findUnitPrice: Finder<null> = ({ tokens }, at) => {
  const before = tokens[at]?.plain === '@' ? 1 : 0;
  const isUnitPrice = UNIT_PRICE.test(tokens[at + before]?.plain ?? '');
  return isUnitPrice ? { meaning: null, length: before + 1 } : null;
};

/** At the end of a row of a bill, a number with cents is its price. */
export function takeBarePrice(line: Line): Found<Price>[] {
  const [first, end] = titleEdges(line);
  const at = end - 1;
  const text = line.tokens[at]?.plain ?? '';
  if (at <= first || !WITH_CENTS.test(text) || !isFree(line, at)) return [];
  take(line, at, 1);
  return [{ meaning: { text, isGuessed: true }, at, length: 1 }];
}
