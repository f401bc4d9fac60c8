import { isLeftovers } from '#foods/words.ts';
import type { Lexicon } from '#line/lexicon.ts';
import type { LineReader, Span } from '#line/line-food.ts';
import { phraseAt, runOf } from '#line/phrases.ts';
import { plainly, type Token, tokensOf } from '#line/tokens.ts';

/** "[17/11/2026, 09:12:03] Ana: ", "17.11.26, 9:12 am - Ana: ", "09:12 Ben: ". */
const CHAT =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,?\s{1,3})?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?\s{0,3}(?:[-–]\s{0,3})?(?:[^:\n,]{1,40}:\s)?/i;
const SPEAKER_WORDS = 2;
const SPEAKER = /^\s*([^:\n,]{1,40}):\s/;
const BULLET = /^\s*(?:(?:[-–—*•·◦▪☐☑☒✅✔✓]\uFE0F?|\[[ xX]?\]|\d{1,3}[.)](?=\s))\s*)+/u;

/** Where the foods of a line begin, and what stands before them. */
interface Head {
  start: number;
  /** Words that speak of all foods of the line, or nobody knows of what: "In the freezer:", "Jonas:". */
  over: Span | null;
  isChat: boolean;
}

function afterPrefix(line: string, { names, fillers }: Lexicon): Pick<Head, 'start' | 'isChat'> {
  const chat = CHAT.exec(line)?.[0].length ?? 0;
  const [prefix, speaker = ''] = SPEAKER.exec(line.slice(chat)) ?? [];
  // Whoever asks for something before a colon is a person: "Mum: we need milk".
  const asks = prefix
    ? runOf(fillers, tokensOf(line, { from: chat + prefix.length, to: line.length }), 0)
    : 0;
  const isPerson = prefix !== undefined && (asks > 0 || names.has(plainly(speaker)));
  const start = chat + (isPerson ? prefix.length : 0);
  return { start: start + (BULLET.exec(line.slice(start))?.[0].length ?? 0), isChat: chat > 0 || isPerson };
}

const HEAD = /^[^:,;\n]{2,60}?(?::|\s[-–—])\s+(?=\S)/u;

/** Whether the words are a place, and nothing else: "in the freezer", "beer fridge". */
function isPlace(tokens: readonly Token[], { places, beforePlace, whichPlace }: Lexicon): boolean {
  const led = runOf(beforePlace, tokens, 0);
  const before = led + runOf(whichPlace, tokens, led);
  const place = phraseAt(places, tokens, before);
  return place !== null && before + place.length === tokens.length;
}

/** "Use by: 20 Nov", "frozen 3 Oct: peas": they say something of one food. */
const isOfOne = (tokens: readonly Token[], lexicon: Lexicon) =>
  tokens.some((_, at) =>
    [lexicon.labels, lexicon.began, lexicon.opened, lexicon.quantity, lexicon.replaced].some((phrases) =>
      phraseAt<unknown>(phrases, tokens, at),
    ),
  );

/** "Use by 26/11", "bought on Saturday". */
const isDated = (tokens: readonly Token[], { labels, began, weekdays, days }: Lexicon) =>
  [labels, began].some((phrases) => phraseAt<unknown>(phrases, tokens, 0)) &&
  tokens.some(
    ({ plain }, at) => /\d/.test(plain) || phraseAt(weekdays, tokens, at) || phraseAt(days, tokens, at),
  );

/** "Freezer: peas, chips" is about all of them; "Milk: 2 l" is about the milk. */
export function headOf(line: string, lexicon: Lexicon, { sense }: LineReader): Head {
  const { start, isChat } = afterPrefix(line, lexicon);
  const head = HEAD.exec(line.slice(start))?.[0] ?? '';
  const over = { from: start, to: start + head.length };
  const tokens = tokensOf(line, over).filter(({ plain }) => /\p{L}/u.test(plain));
  if (tokens.length === 0) return { start, over: null, isChat };
  if (isPlace(tokens, lexicon)) return { start: over.to, over, isChat };
  const [next = '', ...others] = line.slice(over.to).split(',');
  // "UB 26/11: chops, sausages" is about both.
  if (isOfOne(tokens, lexicon) && isDated(tokensOf(line, over), lexicon) && others.length > 0)
    return { start: over.to, over, isChat };
  if (sense === null || isOfOne(tokens, lexicon)) return { start, over: null, isChat };
  // "Fruit: apples, pears", "Christmas leftovers - ham, gravy".
  const isKind = (tokens.length === 1 || isLeftovers(head)) && others.length > 0 && sense.of(next) === 'food';
  // "Tom: we have milk" is Tom's, whatever else the word means.
  const rest = tokensOf(line, { from: over.to, to: line.length });
  const speaks = [lexicon.clauses, lexicon.fillers, lexicon.notLines].some((phrases) =>
    phraseAt(phrases, rest, 0),
  );
  const isFrame =
    isKind || (/:\s+$/.test(head) && speaks) || (/:\s+$/.test(head) && sense.of(head) !== 'food');
  const isSpeaker = isFrame && tokens.length <= SPEAKER_WORDS;
  return isFrame ? { start: over.to, over, isChat: isChat || isSpeaker } : { start, over: null, isChat };
}
