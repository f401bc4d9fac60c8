import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { isFreezer, type Place } from '#kitchens/place.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { amountOf, isSize } from './amount.ts';
import type { Day } from './day.ts';
import { takeBareCount, takeFigures } from './find-amounts.ts';
import { findDate, type LabelledDay } from './find-dates.ts';
import { findWhose, type Whose } from './find-people.ts';
import { findBegan, findFrozen, findOpened, findPlace } from './find-places.ts';
import { findPrice, findUnitPrice, type Price, takeBarePrice } from './find-prices.ts';
import {
  type Found,
  isFree,
  type Line,
  spanOf,
  take,
  takeAll,
  takeFillers,
  takeStrays,
  titleEdges,
} from './line.ts';
import type { Beginning, BeginningKind, LineFood, Part, SaidDate } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import { after } from './time-span.ts';
import { titleOf } from './title.ts';

type Parts = Omit<LineFood, 'title' | 'from' | 'to'>;

export interface Read {
  title: Part<string> | null;
  parts: Parts;
}

/** Where a word stands apart from the name of the food: at its end, or before a sign as in "fri: chicken". */
const standsApart = ({ tokens }: Line, { at, length }: Found<unknown>, [first, end]: [number, number]) =>
  at >= end || (at < first && /[\p{P}\d]$/u.test(tokens[at + length - 1]?.raw ?? ''));

/** A word before or inside the name of the food may be a part of that name: "Friday night curry". */
function unsureInside<Value>(line: Line, found: Found<unknown>, part: Part<Value>): Part<Value> {
  const isSure = part.certainty !== 'said' || standsApart(line, found, titleEdges(line));
  return isSure ? part : { ...part, certainty: 'guessed' };
}

/** "Use by Thu 26 Nov" is one date: its weekday says nothing more, and what the label says is about the whole. */
function withoutWeekdays(found: Found<LabelledDay>[]): Found<LabelledDay>[] {
  const dated = found.flatMap(({ meaning }) => (meaning.isWeekday ? [] : (meaning.date ?? [])));
  const isRepeated = ({ meaning: { isWeekday, date } }: Found<LabelledDay>) =>
    isWeekday && date && dated.some((other) => daysBetween(date, other) % DAYS_IN_WEEK === 0);
  const isUseBy = found.some((each) => isRepeated(each) && each.meaning.kind === 'use-by');
  return found
    .filter((each) => !isRepeated(each))
    .map((each) => (isUseBy ? { ...each, meaning: { ...each.meaning, kind: 'use-by' } } : each));
}

function dateOf(line: Line, all: Found<LabelledDay>[]): Part<SaidDate | null> | null {
  const found = withoutWeekdays(all);
  const [first] = found;
  if (!first) return null;
  const parts = found.map((each) => datePart(line, each));
  const choices = parts.flatMap(({ value }) => value ?? []).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (new Set(choices.map(({ date }) => date)).size < 2) {
    const only = found.find(({ meaning }) => meaning.date) ?? first;
    return unsureInside(line, only, datePart(line, only));
  }
  const { from } = spanOf(line, first);
  const { to } = spanOf(line, found.at(-1) ?? first);
  return { value: choices[0] ?? null, certainty: 'doubtful', doubt: 'several_dates', choices, from, to };
}

function datePart(line: Line, found: Found<LabelledDay>): Part<SaidDate | null> {
  const { date, kind, certainty, doubt, choices } = found.meaning;
  const span = spanOf(line, found);
  const isPast = date !== null && date < line.reader.today;
  return {
    value: date && { date, kind },
    ...(isPast && !doubt
      ? { certainty: 'doubtful', doubt: 'passed' }
      : { certainty, ...(doubt && { doubt }) }),
    ...(choices && { choices: choices.map((choice) => ({ date: choice, kind })) }),
    ...span,
  };
}

/** What is frozen lies in a freezer, unless a person says otherwise. */
function placeOf(line: Line, places: Found<Place>[], [frozen]: Found<unknown>[]): Part<Place> | null {
  const place = places.at(-1);
  if (!place) return frozen ? { value: 'freezer', certainty: 'guessed', ...spanOf(line, frozen) } : null;
  const part: Part<Place> = { value: place.meaning, certainty: 'said', ...spanOf(line, place) };
  const choices = [...new Set(places.map(({ meaning }) => meaning).reverse())];
  if (frozen && !isFreezer(place.meaning))
    return { ...part, certainty: 'doubtful', doubt: 'place_or_frozen', choices: [...choices, 'freezer'] };
  if (choices.length > 1) return { ...part, certainty: 'doubtful', doubt: 'several_places', choices };
  return unsureInside(line, place, part);
}

function whoseOf(line: Line, [found]: Found<Whose>[]): Part<string | null> | null {
  if (!found) return null;
  const { people, isGuessed } = found.meaning;
  const span = spanOf(line, found);
  const [value = null] = people ?? [];
  if (people && people.length > 1)
    return { value, certainty: 'doubtful', doubt: 'which_person', choices: people, ...span };
  return { value, certainty: isGuessed ? 'guessed' : 'said', ...span };
}

function openedOf(line: Line, [found]: Found<Day>[]): Part<CalendarDate> | null {
  if (!found?.meaning.date) return null;
  const { date, certainty } = found.meaning;
  return unsureInside(line, found, { value: date, certainty, ...spanOf(line, found) });
}

type Began = Found<Day & { kind: BeginningKind }>;

function beganOf(line: Line, all: Began[]): Part<Beginning> | null {
  // Food that was made and then frozen keeps from the freezing on.
  const found = all.find(({ meaning }) => meaning.kind === 'frozen') ?? all[0];
  if (!found?.meaning.date) return null;
  const { date: on, kind, certainty } = found.meaning;
  return { value: { kind, on }, certainty, ...spanOf(line, found) };
}

/** "Made Sunday, keeps 4 days" is four days from Sunday on. */
function fromBeginning(found: Found<LabelledDay>[], on: CalendarDate | undefined): Found<LabelledDay>[] {
  if (!on) return found;
  return found.map((each) => {
    const { spans } = each.meaning;
    if (!spans) return each;
    const { choices: _, ...meaning } = each.meaning;
    return {
      ...each,
      meaning: { ...meaning, date: after(on, spans.count, spans.unit), certainty: 'guessed' },
    };
  });
}

/** "4 avocados $2 each" were paid eight dollars. */
function ofAll(price: Price, count: number): Price {
  if (!price.isEach || count <= 1) return price;
  return { ...price, text: (Number(price.text.replace(',', '.')) * count).toFixed(2), isGuessed: true };
}

/** Of the price of one and that of all, the last in the row is what was paid. */
function priceOf(line: Line, found: Found<Price>[], count: number): Part<string> | null {
  const last = found.at(-1);
  if (!last) return null;
  const { text, isGuessed, currencies } = ofAll(last.meaning, count);
  const { currency } = line.reader;
  const span = spanOf(line, last);
  if (currency && currencies && !currencies.split(' ').includes(currency))
    return { value: text, certainty: 'doubtful', doubt: 'other_currency', ...span };
  return { value: text, certainty: isGuessed ? 'guessed' : 'said', ...span };
}

/** "I froze the soup yesterday": the word stands before the food, and its day behind it. */
function withVerb(line: Line, began: Began[]): Began[] {
  const [first] = titleEdges(line);
  const verb = phraseAt(line.lexicon.began, line.tokens, first);
  const at = began.findIndex(({ meaning }) => meaning.kind === 'since' && meaning.certainty === 'guessed');
  const since = began[at];
  const isVerb = verb && (verb.length > 1 || verb.meaning === 'frozen');
  if (!since || !isVerb || !isFree(line, first, verb.length)) return began;
  take(line, first, verb.length);
  return began.with(at, { ...since, meaning: { ...since.meaning, kind: verb.meaning, certainty: 'said' } });
}

/** "Opened hummus today": the day without a word of its own is that of the opening. */
function withoutOpening(
  line: Line,
  dates: Found<LabelledDay>[],
  opened: Found<Day>[],
): [Found<LabelledDay>[], Found<Day>[]] {
  const [opening] = opened;
  const today = dates.find(
    ({ meaning, length }) =>
      meaning.date === line.reader.today && meaning.certainty === 'guessed' && length === 1,
  );
  if (!opening || opening.meaning.certainty === 'said' || !today) return [dates, opened];
  return [
    dates.filter((each) => each !== today),
    [{ ...opening, meaning: { date: line.reader.today, certainty: 'said' } }],
  ];
}

/** Reads one food. What a part has taken, the next ones do not see, so the order matters: the surest come first. */
export function readFood(line: Line): Read {
  const hadFillers = takeFillers(line);
  takeAll(line, findUnitPrice);
  const prices = takeAll(line, findPrice);
  const places = takeAll(line, findPlace);
  const opened = takeAll(line, findOpened);
  const began = withVerb(line, takeAll(line, findBegan));
  const whose = takeAll(line, findWhose);
  const figures = takeFigures(line);
  const [dates, openedOn] = withoutOpening(line, takeAll(line, findDate), opened);
  const frozen = [
    ...began.filter(({ meaning }) => meaning.kind === 'frozen'),
    ...takeAll<unknown>(line, findFrozen),
  ];
  const barePrices = prices.length === 0 ? takeBarePrice(line) : prices;
  const isCounted = figures.some(({ meaning }) => meaning.measure === null);
  const hadStrays = takeStrays(line);
  const counts = isCounted ? figures : [...figures, ...takeBareCount(line)];
  const [beginning, opening] = [beganOf(line, began), openedOf(line, openedOn)];
  const parts: Parts = {
    amount: amountOf(line, counts),
    date: dateOf(line, fromBeginning(dates, opening?.value ?? beginning?.value.on)),
    place: placeOf(line, places, frozen),
    opened: opening,
    began: beginning,
    belongsTo: whoseOf(line, whose),
    price: priceOf(line, barePrices, counts.find(({ meaning }) => !isSize(meaning))?.meaning.value ?? 1),
  };
  // What was only guessed to be a part may belong to the name.
  const isShortened =
    hadFillers ||
    hadStrays ||
    counts.some(({ meaning }) => meaning.isGuessed) ||
    (places.length > 0 && parts.place?.certainty === 'guessed') ||
    [parts.date, parts.opened, parts.began, parts.belongsTo].some((part) => part?.certainty === 'guessed');
  return { title: titleOf(line, isShortened), parts };
}
