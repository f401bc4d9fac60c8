import { folded } from '#languages/folded.ts';
import type { Span } from './line-food.ts';

/** A word of the text, or what stands like one between blanks. */
export interface Token extends Span {
  raw: string;
  /** In lower case, without accents and without the punctuation around it; empty if there is nothing else. */
  plain: string;
}

const AROUND = /^[\s"“”„«»()[\]{},:;!?]+|[\s"“”„«»()[\]{},:;!?]+$/gu;

/** The l' of "l'huile", the qu' of "qu'il reste" and the demi- of "un demi-litre"; D'Angelo is a name. */
const ELIDED = "(?<!\\p{L})(?:[dDlL]|[qQ]u)['’](?=\\p{Ll})|(?<=(?<!\\p{L})[uU]ne?\\s)demi-(?=\\p{L})";

/** "2.27l/4 pints" and "BF:24/11" are two words: a sign between a letter and a digit. */
const WORD = new RegExp(
  `${ELIDED}|${/\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*|(?:(?!(?<=\p{L})[/:]\d)[^\s\p{Cc}\p{Extended_Pictographic}])+(?:[\u00A0\u202F ]:(?=\s|$))?|\//u.source}`,
  'gu',
);

export const plainly = (text: string): string => folded(text.replace(AROUND, '')).replaceAll('’', "'");

const IS_ELIDED = /^(?:(?:[dl]|qu)['’]|demi-)$/i;

/** As it was written, with a blank between its words. */
export const textOfTokens = (tokens: readonly Token[]): string =>
  tokens.map(({ raw }, at) => (at === tokens.length - 1 || IS_ELIDED.test(raw) ? raw : `${raw} `)).join('');

export function tokensOf(text: string, { from, to }: Span): Token[] {
  return Array.from(text.slice(from, to).matchAll(WORD), ({ 0: raw, index }) => ({
    raw,
    plain: plainly(raw),
    from: from + index,
    to: from + index + raw.length,
  }));
}
