import type { CalendarDate } from '#calendar-date.ts';
import type { ImportSource } from '#imports/source.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { OWN_PLACES_MAX, PLACE_KINDS, type Place } from '#kitchens/place.ts';
import type { NamedPlace } from '#kitchens/place-schema.ts';
import type { DayOrder } from '#line/line-food.ts';
import { plainWords } from './cells.ts';
import { isNowhere, placeWords } from './places.ts';
import { inOrder, NEW_PLACE, type Question } from './questions.ts';
import type { UnderstoodFood } from './understand.ts';

export interface Asking {
  source: ImportSource;
  /** Of the prices, where the file names it. */
  currency: string | null;
  kitchen: { currency: string; places: readonly NamedPlace[] };
  /** Only an owner may give the kitchen new places. */
  mayAddPlaces: boolean;
  /** How the person writes days. */
  order: DayOrder | null;
  today: CalendarDate;
}

/** Prices of one file that differ as much are no prices of food. */
const ODD_TIMES = 20;
const PRICES_MIN = 4;

/** The place of the kitchen that a place of the source certainly is; null if somebody has to say. */
export function knownPlace(
  { name, kind }: NonNullable<UnderstoodFood['place']>,
  places: readonly NamedPlace[],
): Place | null {
  const own = places.find((place) => plainWords(place.name) === plainWords(name));
  if (own) return own.id;
  const words = placeWords(name);
  return words.isPlain && (kind === null || kind === words.kind) ? words.kind : null;
}

const put = (questions: Map<string, Question>, question: Omit<Question, 'foods'>, index: number) => {
  const known = questions.get(question.id);
  if (known) known.foods.push(index);
  else questions.set(question.id, { ...question, foods: [index] });
};

function placeQuestion(
  food: UnderstoodFood,
  { kitchen, mayAddPlaces }: Asking,
  hasRoom: boolean,
): Omit<Question, 'foods'> | null {
  const { place } = food;
  if (!place || isNowhere(place.name) || knownPlace(place, kitchen.places)) return null;
  const kind = place.kind ?? placeWords(place.name).kind;
  const newKind = kind ?? 'pantry';
  const choices = [...PLACE_KINDS, ...kitchen.places.map(({ id }) => id)];
  return {
    id: `place:${plainWords(place.name)}`,
    kind: 'place',
    about: place.name,
    choices: mayAddPlaces ? [NEW_PLACE, ...choices] : choices,
    chosen: mayAddPlaces && hasRoom ? NEW_PLACE : newKind,
    isDoubt: kind === null,
    newKind,
  };
}

function dateQuestion(
  food: UnderstoodFood,
  index: number,
  order: DayOrder | null,
): Omit<Question, 'foods'> | null {
  const { date } = food;
  const shared = { about: '', isDoubt: true };
  switch (date.is) {
    case 'either':
      return {
        ...shared,
        id: 'order',
        kind: 'order',
        about: `${date.dayFirst} ${date.monthFirst}`,
        choices: ['day-first', 'month-first'],
        chosen: order ?? 'day-first',
      };
    case 'doubtful':
      return {
        ...shared,
        id: `date:${index}`,
        kind: 'date',
        about: date.text,
        choices: [...date.choices, 'guess'],
        chosen: date.choices[0] ?? 'guess',
      };
    case 'unreadable':
      return {
        ...shared,
        id: `date:${index}`,
        kind: 'date',
        about: date.text,
        choices: ['guess', 'none'],
        chosen: 'guess',
      };
    case 'never':
      // Its own files say themselves why there is no date.
      if (food.estimated || food.ref.startsWith('crisper:')) return null;
      return { ...shared, id: 'never', kind: 'never', choices: ['none', 'guess'], chosen: 'none' };
    case 'none':
      if (food.ref.startsWith('crisper:')) return null;
      return {
        ...shared,
        id: 'undated',
        kind: 'undated',
        choices: ['guess', 'unknown', 'none'],
        chosen: 'guess',
      };
    case 'day':
      if (!food.doubts.includes('date-made-up')) return null;
      return {
        ...shared,
        id: 'made-up',
        kind: 'made-up',
        choices: ['guess', 'keep', 'none'],
        chosen: 'guess',
      };
  }
}

const COUNTED = UNITS.slice(0, 3);

function amountQuestion(
  { amount, amountText, doubts, unit, unitWord }: UnderstoodFood,
  index: number,
): Omit<Question, 'foods'> | null {
  const shared = { choices: COUNTED, chosen: unit, isDoubt: true };
  if (unitWord) return { ...shared, id: `unit:${plainWords(unitWord)}`, kind: 'unit', about: unitWord };
  if (amountText === null && !doubts.includes('unit-unknown')) return null;
  return { ...shared, id: `amount:${index}`, kind: 'amount', about: amountText ?? String(amount) };
}

function priceQuestion({ price }: UnderstoodFood, asking: Asking): Omit<Question, 'foods'> | null {
  const { currency, kitchen, source } = asking;
  const isOther = currency !== null && currency !== kitchen.currency;
  // Nothing is unknown about a price of our own in the same currency.
  if (!price || (source === 'crisper' && !isOther)) return null;
  const choices =
    price.isEach === null ? ['whole', 'each', 'none'] : [price.isEach ? 'each' : 'whole', 'none'];
  const chosen = isOther ? 'none' : (choices[0] ?? 'none');
  return { id: 'price', kind: 'price', about: currency ?? '', choices, chosen, isDoubt: false };
}

function oddPrices(foods: readonly UnderstoodFood[]): Set<number> {
  const prices = foods.flatMap(({ price, leftOut }, index) =>
    price && !leftOut ? [{ value: price.value, index }] : [],
  );
  if (prices.length < PRICES_MIN) return new Set();
  const sorted = prices.map(({ value }) => value).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return new Set(prices.filter(({ value }) => value > middle * ODD_TIMES).map(({ index }) => index));
}

/**
 * What somebody has to be asked whatever they answer, each once, with an answer chosen already. One food after the other.
 */
export function* questionsAbout(
  foods: readonly UnderstoodFood[],
  asking: Asking,
): Generator<unknown, Question[]> {
  const questions = new Map<string, Question>();
  // Prices per gram are small, and no spreadsheet has them.
  const odd = asking.source === 'spreadsheet' ? oddPrices(foods) : new Set<number>();
  const room = OWN_PLACES_MAX - asking.kitchen.places.length;
  const placesAsked = new Set<string>();
  for (const [index, food] of foods.entries()) {
    yield;
    const place = placeQuestion(food, asking, placesAsked.size < room);
    const about = [
      priceQuestion(food, asking),
      place,
      dateQuestion(food, index, asking.order),
      amountQuestion(food, index),
      odd.has(index)
        ? {
            id: `odd-price:${index}`,
            kind: 'odd-price' as const,
            about: String(food.price?.value ?? ''),
            choices: ['none', 'keep'],
            chosen: 'none',
            isDoubt: true,
          }
        : null,
    ];
    // Rows that are no food at all are not asked about.
    const mayComeIn =
      food.leftOut === null || food.leftOut === 'not-food' || food.leftOut === 'not-marked-as-food';
    if (!mayComeIn) continue;
    if (place) placesAsked.add(place.id);
    for (const question of about) if (question) put(questions, question, index);
  }
  return inOrder([...questions.values()]);
}
