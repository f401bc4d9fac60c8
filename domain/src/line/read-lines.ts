import { productKey } from '#foods/words.ts';
import { entriesOf, type LineEntry } from '#line/entries/entries.ts';
import { below, type Heading, headingOf, overOf } from './heading.ts';
import { asLeftovers } from './leftovers.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Line, lineOf } from './line.ts';
import type { LineFood, LineReader, Span } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import { type Read, readFood } from './read-food.ts';
import { guessedPart, openedSince, saidBehind } from './said-behind.ts';
import { titleOfAll } from './title.ts';

/** More than a household buys at once. */
export const LINES_MAX = 300;
/** Longer than the largest number of foods with the longest titles. */
const TEXT_MAX_LENGTH = 100_000;

export interface LinesRead {
  foods: LineFood[];
  /** Lines that are no food, such as headings and the sums of a bill. */
  skipped: Span[];
  /** Where reading ended, if there was too much. */
  restFrom: number | null;
}

/** One word is what somebody calls a food; of more, that nobody knows, some may say something else. */
const MANY_WORDS = 2;

function readEntry(text: string, entry: Span, lexicon: Lexicon, reader: LineReader) {
  const line = lineOf(text, entry, lexicon, reader);
  return { line, read: readFood(line) };
}

/** What a text puts into a kitchen: the foods of it, and no household goods. */
export function readFoods(text: string, reader: LineReader): LinesRead {
  const { foods, skipped, restFrom } = readLines(text, reader);
  const isHousehold = ({ title }: LineFood) => reader.sense?.of(title.value) === 'household';
  return {
    foods: foods.filter((food) => !isHousehold(food)).map((food) => asLeftovers(food, reader)),
    skipped: [...skipped, ...foods.filter(isHousehold)].map(({ from, to }) => ({ from, to })),
    restFrom,
  };
}

/** "Both in the freezer", behind several foods. */
const isOfAll = ({ title, parts }: Read, { tokens, lexicon, reader }: Line): boolean =>
  tokens.some((_, at) => phraseAt(lexicon.forAll, tokens, at)) &&
  (title === null || reader.sense?.of(title.value) !== 'food') &&
  (parts.place !== null || parts.date !== null) &&
  parts.amount === null;

/** "The ham, the cheese and the pie are all in the fridge": at the last of them, and said of each. */
const endsAll = ({ tokens, lexicon }: Line): boolean =>
  tokens.some((_, at) => phraseAt(lexicon.forAll, tokens, at) && phraseAt(lexicon.clauses, tokens, at - 1));

/** "The milk's" is the milk. */
function bare(title: string, { words }: LineReader): string {
  const article = words.article.split(',').find((word) => title.toLowerCase().startsWith(`${word} `));
  const ending = words.possessives.find((end) => /\W/.test(end) && title.replace('’', "'").endsWith(end));
  return title.slice(article ? article.length + 1 : 0, ending ? -ending.length : undefined);
}

/** "Bread and eggs. Bread best before Saturday": the food that was named before in the line. */
function sameAs(
  { title, parts }: Read,
  foods: readonly LineFood[],
  reader: LineReader,
): LineFood | undefined {
  const isMore =
    title !== null && parts.amount === null && Object.values(parts).some((part) => part !== null);
  const key = isMore && productKey(bare(title.value, reader));
  return isMore ? foods.find((food) => productKey(food.title.value) === key) : undefined;
}

/** In a chat, what nobody knows and has no amount is no food: "bus is late again". */
const isChatter = ({ title, parts: { amount, price, date } }: Read, { reader }: Line): boolean =>
  title?.value.includes(' ') === true &&
  reader.sense?.of(title.value) === 'unknown' &&
  !price &&
  !date &&
  (amount === null || amount.value.unit === 'piece');

/** The foods of any text: a line, a list, a chat, a confirmation. What cannot be read stays part of a title. */
export function readLines(text: string, reader: LineReader): LinesRead {
  const lexicon = lexiconOf(reader);
  const foods: LineFood[] = [];
  const skipped: Span[] = [];
  let heading: Heading | null = null;
  // A heading with nothing below it was a food whose name is missing.
  let lonely: LineFood[] = [];
  for (const { entries, skipped: noFoods } of entriesOf(text.slice(0, TEXT_MAX_LENGTH), lexicon, reader)) {
    skipped.push(...noFoods);
    const lineStart = foods.length;
    // "Both use by Friday, in the fridge".
    let wasOfAll = false;
    for (const entry of entries) {
      if (foods.length + lonely.length >= LINES_MAX)
        return { foods: [...foods, ...lonely], skipped, restFrom: entry.from };
      const { line, read } = readEntry(text, entry, lexicon, reader);
      const before = foods.length > lineStart ? foods.at(-1) : undefined;
      const same = before ? sameAs(read, foods.slice(lineStart), reader) : undefined;
      const more = before && entry.isNext ? saidBehind(before, read, line, entry) : null;
      const above = entries.length === 1 ? headingOf(read) : null;
      const goesOn: boolean = wasOfAll && entry.isNext && headingOf(read) !== null;
      wasOfAll = before !== undefined && (isOfAll(read, line) || goesOn);
      if (wasOfAll)
        foods.splice(
          lineStart,
          foods.length,
          ...foods.slice(lineStart).map((food) => below(headingOf({ ...read, title: null }), food)),
        );
      else if (!before && read.parts.amount === null && isOfAll(read, line))
        skipped.push({ from: entry.from, to: entry.to });
      else if (same)
        foods[foods.indexOf(same)] = saidBehind(same, { ...read, title: null }, line, entry) ?? same;
      else if (more) foods[foods.length - 1] = more;
      else if (read.isTalk || (entry.isChat && isChatter(read, line)))
        skipped.push({ from: entry.from, to: entry.to });
      else if (above || entry.isHeading) {
        foods.push(...lonely);
        heading = above;
        lonely = entry.isHeading ? [] : newFood(text, entry, line, read);
        if (entry.isHeading) skipped.push({ from: entry.from, to: entry.to });
      } else {
        const made = newFood(text, entry, line, read);
        // "I froze two loaves and a kilo of mince on Sunday": the day may be that of the act.
        const isJoined = before !== undefined && !/[,;.]/.test(text.slice(before.to, entry.from));
        const isDone = isJoined && foods.slice(lineStart).some(({ began, opened }) => began ?? opened);
        const next = isDone ? made.map((food) => ({ ...food, date: guessedPart(food.date) })) : made;
        const over = entry.under ? overOf(readEntry(text, entry.under, lexicon, reader).read) : null;
        const all = before && next[0] && endsAll(line) ? next[0] : null;
        const { date = null, place = null } = all ?? {};
        for (let at = lineStart; all && at < foods.length; at++)
          foods[at] = below({ date, place, belongsTo: null, began: null }, foods[at] as LineFood);
        foods.push(...next.map((food) => below(heading, below(over, food))));
        if (next.length > 0) lonely = [];
      }
    }
  }
  return {
    foods: [...foods, ...lonely],
    skipped,
    restFrom: text.length > TEXT_MAX_LENGTH ? TEXT_MAX_LENGTH : null,
  };
}

const NO_PARTS: Read['parts'] = {
  amount: null,
  date: null,
  place: null,
  opened: null,
  began: null,
  belongsTo: null,
  price: null,
};

/** "Butter nearly there": beside a food, a word that nobody knows may be no part of its name. */
const isMixed = (title: string, { sense }: LineReader): boolean =>
  sense !== null && sense.of(title) === 'food' && !sense.isWhole(title);

/** "Malt loaf the bagels until Friday": an article inside begins another food. */
const isOfTwo = (title: string, reader: LineReader): boolean =>
  reader.words.article.split(',').some((word) => title.includes(` ${word} `));

/** Without a title, all that was typed is the title, for the person to mend. */
function newFood(text: string, entry: LineEntry, line: Line, { title, parts, isSentence }: Read): LineFood[] {
  const { from, to } = entry;
  // In a chat, behind a comma, or in many words, what nobody knows may be no food.
  const mayBeNone =
    entry.isChat || (entry.isNext ? !parts.amount : (title?.value.split(' ').length ?? 0) >= MANY_WORDS);
  const isUnknown = mayBeNone && title !== null && line.reader.sense?.of(title.value) === 'unknown';
  // "One in the fridge": of what, it does not say.
  const isCount = line.lexicon.numbers.has(title?.value.toLowerCase() ?? '');
  const isCutOff =
    entry.isCutOff || isUnknown || isCount || (title !== null && isMixed(title.value, line.reader));
  const isNamed = title !== null && /[\p{L}\p{Extended_Pictographic}]/u.test(title.value);
  const whole = isNamed ? title : titleOfAll(text, line);
  if (!whole) return [];
  if (!isNamed) return [{ ...NO_PARTS, title: whole, from, to }];
  const certainty = isCutOff && whole.certainty === 'said' ? 'guessed' : whole.certainty;
  // Of a sentence with several foods, nobody knows of which the end is.
  const isOfSeveral = (entry.isCutOff && isSentence) || isOfTwo(title.value, line.reader);
  const date = isOfSeveral ? guessedPart(parts.date) : parts.date;
  // "A" counts the food only where all of its words are known.
  const isArticle = isMixed(title.value, line.reader) && parts.amount?.value.amount === 1;
  const amount = isArticle ? guessedPart(parts.amount) : parts.amount;
  return [openedSince({ ...parts, amount, date, title: { ...whole, certainty }, from, to })];
}
