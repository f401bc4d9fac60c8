import { type CalendarDate, daysBetween } from '#calendar-date.ts';
import { isFreezer, type Place } from '#kitchens/place.ts';
import { DAYS_IN_WEEK } from '#week.ts';
import { amountOf } from './amount.ts';
import { takeBareCount, takeFigures } from './find-amounts.ts';
import { findDate, type LabelledDay } from './find-dates.ts';
import { findWhose, type Whose } from './find-people.ts';
import { findFrozen, findOpened, findPlace } from './find-places.ts';
import { findPrice, findUnitPrice, type Price, takeBarePrice } from './find-prices.ts';
import { type Found, type Line, spanOf, takeAll, takeFillers, titleEdges } from './line.ts';
import type { LineFood, Part, SaidDate } from './line-food.ts';
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
function placeOf(line: Line, places: Found<Place>[], [frozen]: Found<true>[]): Part<Place> | null {
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

function openedOf(line: Line, [found]: Found<CalendarDate>[]): Part<CalendarDate> | null {
  return (
    (found &&
      unsureInside(line, found, { value: found.meaning, certainty: 'said', ...spanOf(line, found) })) ??
    null
  );
}

/** Of the price of one and that of all, the last in the row is what was paid. */
function priceOf(line: Line, found: Found<Price>[]): Part<string> | null {
  const last = found.at(-1);
  if (!last) return null;
  const { text, isGuessed } = last.meaning;
  return { value: text, certainty: isGuessed ? 'guessed' : 'said', ...spanOf(line, last) };
}

/** Reads one food. What a part has taken, the next ones do not see, so the order matters: the surest come first. */
export function readFood(line: Line): Read {
  const hadFillers = takeFillers(line);
  takeAll(line, findUnitPrice);
  const prices = takeAll(line, findPrice);
  const places = takeAll(line, findPlace);
  const opened = takeAll(line, findOpened);
  const whose = takeAll(line, findWhose);
  const figures = takeFigures(line);
  const dates = takeAll(line, findDate);
  const frozen = takeAll(line, findFrozen);
  const barePrices = prices.length === 0 ? takeBarePrice(line) : prices;
  const isCounted = figures.some(({ meaning }) => meaning.measure === null);
  const counts = isCounted ? figures : [...figures, ...takeBareCount(line)];
  const parts: Parts = {
    amount: amountOf(line, counts),
    date: dateOf(line, dates),
    place: placeOf(line, places, frozen),
    opened: openedOf(line, opened),
    belongsTo: whoseOf(line, whose),
    price: priceOf(line, barePrices),
  };
  // What was only guessed to be a part may belong to the name.
  const isShortened =
    hadFillers ||
    counts.some(({ meaning }) => meaning.isGuessed) ||
    (places.length > 0 && parts.place?.certainty === 'guessed') ||
    [parts.date, parts.opened, parts.belongsTo].some((part) => part?.certainty === 'guessed');
  return { title: titleOf(line, isShortened), parts };
}
