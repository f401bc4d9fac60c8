import { TITLE_MAX_LENGTH } from '#items/item.ts';
import { isVisible } from '#visible-text.ts';
import { type Line, spanOf, titleEdges } from './line.ts';
import type { Part } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import { textOfTokens } from './tokens.ts';

const AT_THE_EDGES = /^[\s\-–—,.:;!?*"“”„«»/|]+|[\s\-–—,.:;!?*"“”„«»/|]+$/gu;
/** A shop's BANANAS are Bananas; BBQ stays. */
const SHOUTED_LETTERS = 4;

const isShouted = (text: string) =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= SHOUTED_LETTERS;

function capitalised(text: string): string {
  const calm = isShouted(text) ? text.toLowerCase() : text;
  const [first = ''] = calm;
  return first.toUpperCase() + calm.slice(first.length);
}

const isBroken = (text: string) => {
  const count = (sign: string) => text.split(sign).length;
  return count('(') !== count(')') || count('[') !== count(']');
};

/** What was in brackets may have been taken out of them: "milk (semi 2l)". */
const balanced = (text: string): string => (isBroken(text) ? text.replace(/[()[\]]/g, '') : text);

/** Words that are left in the name and hardly belong to one: nobody is sure of it then. */
const isSentence = ({ tokens, taken, lexicon }: Line) =>
  tokens.some(
    ({ raw }, at) =>
      taken[at] === null &&
      (/:$|^\d+$/.test(raw) ||
        [lexicon.strays, lexicon.labels, lexicon.within, lexicon.spans, lexicon.holidays].some((phrases) =>
          phraseAt<unknown>(phrases, tokens, at),
        )),
  );

/** The words that no part has taken; null if there are none. */
export function titleOf(line: Line, isGuessed: boolean): Part<string> | null {
  const { tokens, taken } = line;
  const words = textOfTokens(tokens.filter((_, at) => taken[at] !== 'part'));
  const text = balanced(words).toWellFormed().replace(AT_THE_EDGES, '');
  if (!isVisible(text) || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) return null;
  const [first, end] = titleEdges(line);
  return shortened(line, {
    value: capitalised(text),
    // What is left of brackets out of which a part was taken may be anything.
    certainty: isGuessed || isSentence(line) || isBroken(words) ? 'guessed' : 'said',
    ...spanOf(line, { at: first, length: end - first }),
  });
}

/** The whole entry as a title, where nothing in it names a food. */
export function titleOfAll(text: string, line: Line): Part<string> | null {
  const span = spanOf(line, { at: 0, length: line.tokens.length });
  const value = text.slice(span.from, span.to).replace(/\s+/g, ' ').toWellFormed();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(value)) return null;
  const doubt = /\p{L}/u.test(value) ? 'no_title' : 'only_numbers';
  return shortened(line, { value: capitalised(value), certainty: 'doubtful', doubt, ...span });
}

function shortened({ isCut }: Line, title: Part<string>): Part<string> {
  if (!isCut && title.value.length <= TITLE_MAX_LENGTH) return title;
  // Not in the middle of a sign that takes two.
  const value = title.value
    .slice(0, TITLE_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return { ...title, value, certainty: 'doubtful', doubt: 'title_too_long' };
}
