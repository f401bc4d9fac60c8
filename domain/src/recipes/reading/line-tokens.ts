import { folded } from '#languages/folded.ts';
import type { Token } from '#line/tokens.ts';

/** A number, a word or a sign of a line. */
export interface LineToken extends Token {
  kind: 'number' | 'word' | 'sign';
  /** Whether it was joined to the word before it by a hyphen. */
  isJoined: boolean;
}

export const FRACTIONS: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5 },
  ...{ '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
};

/** Between two parts of a line, where a hyphen is only part of a word or a range. */
const DASH = '—';

const LINE_LONGEST = 400;
const BULLET = /^(?:[\s•·▪◦●○‣*+\-–—]|\p{So}|\uFE0F|\[[ xX✓]?\])+(?=\S)/u;
const LINK = /\[([^\][]*)\]\([^()]*\)/g;

/** The d' of "d'huile" is a word. */
const TOKEN =
  /(\d+(?:[.,]\d+)*|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|((?<!\p{L})[dl]['’](?=[\p{L}\d½¼¾])|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(\S)/giu;
const ELIDED = /^[dl]['’]$/i;

const HYPHEN = /^[-‐‑–—−]$/;

/** "1. 3 tomatoes", "2) 100 g flour". */
const NUMBERING = /^\s*\d{1,2}[.)]\s+(?=[\d½¼¾⅓⅔])/;

/** "Zwiebel(n)", "oignon(s)", "Dose/n". */
const PLURAL = /(?<=\p{L})(?:\((?:e?n|nen|er|e?s|e|x)\)|\/(?:e?n|er|e|s))(?!\p{L})/gu;

/** Without its bullet, number or box, and without Markdown. */
export const cleanLine = (line: string): string =>
  line
    .slice(0, LINE_LONGEST)
    .replace(LINK, '$1')
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .replace(PLURAL, '')
    .replace(/[*`]|__/g, '')
    .replaceAll('⁄', '/')
    .trim()
    .replace(/[.,;!]$/, '');

/** Accents are looked for only where letters can have them, because most words have none. */
const plain = (raw: string): string =>
  /^[a-z]*$/i.test(raw) ? raw.toLowerCase() : folded(raw).replaceAll('’', "'");

export function lineTokens(text: string): LineToken[] {
  const tokens: LineToken[] = [];
  let hyphen = -1;
  for (const { 0: raw, 1: number, 2: word, index: from } of text.matchAll(TOKEN)) {
    const to = from + raw.length;
    const before = tokens.at(-1);
    const touches = before?.to === from || hyphen === from - 1;
    const kind = number ? 'number' : word ? 'word' : 'sign';
    if (HYPHEN.test(raw)) {
      const isBetween = before?.to === from && /\S/.test(text[to] ?? ' ');
      // "2 - 3" is a range, and so is "3- to 4-pound".
      const isNumbered = before?.kind === 'number';
      const isRange = isNumbered && (before.to === from || /^\s*[\d½⅓⅔¼¾⅛]/.test(text.slice(to, to + 3)));
      if (isBetween && before?.kind === 'word') hyphen = from;
      else tokens.push({ raw, plain: isBetween || isRange ? '-' : DASH, from, to, kind, isJoined: false });
      continue;
    }
    tokens.push({ raw, plain: plain(raw), from, to, kind, isJoined: touches && hyphen === from - 1 });
  }
  return tokens;
}

/** As it was written, with its hyphens. */
export const textOf = (tokens: readonly LineToken[]): string =>
  tokens
    .map(({ raw, isJoined, kind }, at) => {
      const isElided = ELIDED.test(tokens[at - 1]?.raw ?? '');
      if (at === 0 || isElided || (kind === 'sign' && raw !== '&')) return raw;
      return isJoined ? `-${raw}` : ` ${raw}`;
    })
    .join('');

const SEPARATORS = new Set([',', ';', ':', DASH]);

/** Also the end of a line. */
export const isSeparator = (token: LineToken | undefined): boolean =>
  token === undefined || SEPARATORS.has(token.plain);
