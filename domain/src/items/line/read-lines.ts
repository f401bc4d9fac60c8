import { type Entry, entriesOf } from './entries.ts';
import { below, type Heading, headingOf } from './heading.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { lineOf } from './line.ts';
import type { LineFood, LineReader, Part, SaidAmount, Span } from './line-food.ts';
import { type Read, readFood } from './read-food.ts';
import { titleOfAll } from './title.ts';

/** More than a household buys at once. */
export const LINES_MAX = 300;
/** More than so many foods with the longest titles need. */
const TEXT_MAX_LENGTH = 100_000;

export interface LinesRead {
  foods: LineFood[];
  /** Lines that are no food, such as headings and the sums of a bill. */
  skipped: Span[];
  /** Where reading ended, if there was too much. */
  restFrom: number | null;
}

const isCount = ({ value: { unit } }: Part<SaidAmount>) => unit !== 'g' && unit !== 'ml';

/** "Since Saturday, opened": the day is that of the opening. */
function openedSince<Parts extends Pick<LineFood, 'opened' | 'began'>>(food: Parts): Parts {
  const { opened, began } = food;
  if (!opened || opened.certainty === 'said' || began?.value.kind !== 'since') return food;
  return { ...food, opened: { ...opened, value: began.value.on, certainty: began.certainty }, began: null };
}

/** Adds what "chicken, 500 g, fri" says after its commas; null if the food has such a part already. */
function completed(food: LineFood, { title, parts }: Read, to: number, isUsedUp: boolean): LineFood | null {
  // "$4.99/lb" says nothing about what was bought.
  if (!title && isUsedUp && Object.values(parts).every((part) => part === null)) return { ...food, to };
  // What is only guessed does not count against what was said: "in the freezer, frozen 3 Oct".
  const given = Object.entries(parts).filter(
    ([name, part]) =>
      part !== null && !(part.certainty === 'guessed' && name === 'place' && food.place !== null),
  );
  const size = parts.amount;
  // "2 packs of butter, 250 g each".
  if (!title && size && given.length === 1 && food.amount && isCount(food.amount) && !isCount(size))
    return { ...food, amount: { ...food.amount, certainty: 'guessed' }, to };
  const isMore = given.every(([name]) => food[name as keyof Read['parts']] === null);
  // A picture after the rest of a message is no food: "says 21.11. on it 🍗".
  const isNamed = title !== null && (parts.amount !== null || /[\p{L}\p{N}]/u.test(title.value));
  return isNamed || given.length === 0 || !isMore
    ? null
    : openedSince({ ...food, ...Object.fromEntries(given), to });
}

function readEntry(text: string, entry: Entry, lexicon: Lexicon, reader: LineReader) {
  const line = lineOf(text, entry, lexicon, reader);
  return { line, read: readFood(line) };
}

/** The foods of any text: a line, a list, a chat, a confirmation. What cannot be read stays part of a title. */
export function readLines(text: string, reader: LineReader): LinesRead {
  const lexicon = lexiconOf(reader);
  const foods: LineFood[] = [];
  const skipped: Span[] = [];
  let heading: Heading | null = null;
  // A heading with nothing below it was a food whose name is missing.
  let lonely: LineFood[] = [];
  for (const { entries, skipped: noFoods } of entriesOf(text.slice(0, TEXT_MAX_LENGTH), lexicon)) {
    skipped.push(...noFoods);
    for (const entry of entries) {
      if (foods.length + lonely.length >= LINES_MAX)
        return { foods: [...foods, ...lonely], skipped, restFrom: entry.from };
      const { line, read } = readEntry(text, entry, lexicon, reader);
      const before = foods.at(-1);
      const more =
        entry.isNext && before
          ? completed(
              before,
              read,
              entry.to,
              line.taken.every((by) => by === 'part'),
            )
          : null;
      const above = entries.length === 1 ? headingOf(read) : null;
      if (more) foods[foods.length - 1] = more;
      else if (above || entry.isHeading) {
        foods.push(...lonely);
        heading = above;
        lonely = entry.isHeading ? [] : newFood(text, entry, line, read);
        if (entry.isHeading) skipped.push({ from: entry.from, to: entry.to });
      } else {
        const next = newFood(text, entry, line, read);
        foods.push(...next.map((food) => below(heading, food)));
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

/** Without a title, all that was typed is the title, for the person to mend. */
function newFood(
  text: string,
  entry: Entry,
  line: ReturnType<typeof lineOf>,
  { title, parts }: Read,
): LineFood[] {
  const { from, to, isCutOff } = entry;
  const isNamed = title !== null && /[\p{L}\p{Extended_Pictographic}]/u.test(title.value);
  const whole = isNamed ? title : titleOfAll(text, line);
  if (!whole) return [];
  if (!isNamed) return [{ ...NO_PARTS, title: whole, from, to }];
  const certainty = isCutOff && whole.certainty === 'said' ? 'guessed' : whole.certainty;
  return [openedSince({ ...parts, title: { ...whole, certainty }, from, to })];
}
