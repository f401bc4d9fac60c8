import type { Span } from './line-food.ts';

/** A word of the text, or what stands like one between blanks. */
export interface Token extends Span {
  raw: string;
  /** In lower case, without accents and without the punctuation around it; empty if there is nothing else. */
  plain: string;
}

const AROUND = /^[\s"“”„«»()[\]{},:;!?]+|[\s"“”„«»()[\]{},:;!?]+$/gu;

/** "2.27l/4 pints" is two words: a slash between a letter and a digit. */
const WORD =
  /\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Extended_Pictographic}|\p{Emoji_Modifier})*|(?:(?!(?<=\p{L})\/\d)[^\s\p{Cc}\p{Extended_Pictographic}])+|\//gu;

export const plainly = (text: string): string =>
  text.replace(AROUND, '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

export function tokensOf(text: string, { from, to }: Span): Token[] {
  return Array.from(text.slice(from, to).matchAll(WORD), ({ 0: raw, index }) => ({
    raw,
    plain: plainly(raw),
    from: from + index,
    to: from + index + raw.length,
  }));
}
