import { isFreezer, type Place } from '#kitchens/place.ts';
import { amountOf, isSize } from '#line/parts/amount.ts';
import { unsureInside } from '#line/parts/apart.ts';
import {
  type Began,
  beganOf,
  openedOf,
  takeAct,
  unsureBeside,
  withoutOpening,
  withVerb,
} from '#line/parts/beginning-of.ts';
import { endOf, fromBeginning } from '#line/parts/end-of.ts';
import { takeBareCount, takeContainer, takeFigures } from '#line/parts/find-amounts.ts';
import { findDate, findSinceThen } from '#line/parts/find-dates.ts';
import { findWhose, type NamedOwners } from '#line/parts/find-people.ts';
import {
  findBegan,
  findElsewhere,
  findFrozen,
  findFrozenName,
  findOpened,
  findPlace,
} from '#line/parts/find-places.ts';
import { findPrice, findUnitPrice, type Price, takeBarePrice } from '#line/parts/find-prices.ts';
import {
  takeClauses,
  takeFillers,
  takeHedges,
  takeLots,
  takeSpeaker,
  takeStrays,
  takeVerbBehind,
} from '#line/parts/frames.ts';
import { type Line, type PhraseMatch, spanOf, takeAll } from './line.ts';
import type { LineFood, Part } from './line-food.ts';
import { titleOf } from './title.ts';

type Parts = Omit<LineFood, 'title' | 'from' | 'to'>;

export interface Read {
  title: Part<string> | null;
  parts: Parts;
  /** A sentence, out of which the name was taken. */
  isSentence: boolean;
  /** A sentence in which no food is named. */
  isTalk: boolean;
}

/** What is frozen lies in a freezer, unless a person says otherwise. */
function placeOf(
  line: Line,
  places: PhraseMatch<Place>[],
  [frozen]: PhraseMatch<unknown>[],
): Part<Place> | null {
  const place = places.at(-1);
  if (!place) return frozen ? { value: 'freezer', certainty: 'guessed', ...spanOf(line, frozen) } : null;
  const part: Part<Place> = { value: place.meaning, certainty: 'said', ...spanOf(line, place) };
  const choices = [...new Set(places.map(({ meaning }) => meaning).reverse())];
  if (frozen && !isFreezer(place.meaning))
    return { ...part, certainty: 'doubtful', doubt: 'place_or_frozen', choices: [...choices, 'freezer'] };
  if (choices.length > 1) return { ...part, certainty: 'doubtful', doubt: 'several_places', choices };
  return unsureInside(line, place, part);
}

function whoseOf(line: Line, [found]: PhraseMatch<NamedOwners>[]): Part<string | null> | null {
  if (!found) return null;
  const { people, isGuessed } = found.meaning;
  const span = spanOf(line, found);
  const [value = null] = people ?? [];
  if (people && people.length > 1)
    return { value, certainty: 'doubtful', doubt: 'which_person', choices: people, ...span };
  return { value, certainty: isGuessed ? 'guessed' : 'said', ...span };
}

/** "4 avocados $2 each" were paid eight dollars. */
function ofAll(price: Price, count: number): Price {
  if (!price.isEach || count <= 1) return price;
  return { ...price, text: (Number(price.text.replace(',', '.')) * count).toFixed(2), isGuessed: true };
}

/** Of the price of one and that of all, the last in the row is what was paid. */
function priceOf(line: Line, found: PhraseMatch<Price>[], count: number): Part<string> | null {
  const last = found.at(-1);
  if (!last) return null;
  const { text, isGuessed, currencies } = ofAll(last.meaning, count);
  const { currency } = line.reader;
  const span = spanOf(line, last);
  if (currency && currencies && !currencies.split(' ').includes(currency))
    return { value: text, certainty: 'doubtful', doubt: 'other_currency', ...span };
  return { value: text, certainty: isGuessed ? 'guessed' : 'said', ...span };
}

const unsure = <Value>(part: Part<Value> | null): Part<Value> | null =>
  part?.certainty === 'said' ? { ...part, certainty: 'guessed' } : part;

/** Reads one food. What a part has taken, the next ones do not see, so the order matters: the surest come first. */
export function readFood(line: Line): Read {
  takeLots(line);
  const isHedged = takeHedges(line);
  const act = takeAct(line);
  const hadFillers = takeFillers(line) || act !== null;
  const sinceThen = takeAll(line, findSinceThen);
  takeAll(line, findUnitPrice);
  const prices = takeAll(line, findPrice);
  const places = takeAll(line, findPlace);
  takeAll(line, findElsewhere);
  const opened = [...(act?.kind === 'opened' ? [act.day] : []), ...takeAll(line, findOpened)];
  const began: Began[] = withVerb(line, takeAll(line, findBegan));
  if (act && act.kind !== 'opened')
    began.unshift({ ...act.day, meaning: { ...act.day.meaning, kind: act.kind } });
  const whose = takeAll(line, findWhose);
  const figures = takeFigures(line);
  const [all, openedOn] = withoutOpening(line, [...sinceThen, ...takeAll(line, findDate)], opened);
  const dates = unsureBeside(
    line,
    all,
    openedOn.some(({ meaning }) => meaning.certainty === 'guessed'),
  );
  const frozen = [
    ...began.filter(({ meaning }) => meaning.kind === 'frozen'),
    ...takeAll<unknown>(line, findFrozen),
    ...findFrozenName(line),
  ];
  const barePrices = prices.length === 0 ? takeBarePrice(line) : prices;
  const isCounted = figures.some(({ meaning }) => meaning.measure === null);
  takeContainer(line, figures);
  const hadFrame = [takeSpeaker(line), takeStrays(line)].includes(true);
  const clauses = takeClauses(line);
  const hadClauses = clauses !== 'none';
  if (hadClauses || hadFillers) takeVerbBehind(line);
  const hadStrays = [hadFrame, hadClauses, takeStrays(line)].includes(true);
  const counts = isCounted ? figures : [...figures, ...takeBareCount(line)];
  takeStrays(line);
  const [beginning, opening] = [beganOf(line, began), openedOf(line, openedOn)];
  const end = endOf(line, fromBeginning(dates, opening?.value ?? beginning?.value.on));
  const parts: Parts = {
    amount: isHedged ? unsure(amountOf(line, counts)) : amountOf(line, counts),
    date: isHedged || clauses === 'several' ? unsure(end) : end,
    place: placeOf(line, places, frozen),
    opened: isHedged ? unsure(opening) : opening,
    began: isHedged ? unsure(beginning) : beginning,
    belongsTo: whoseOf(line, whose),
    price: priceOf(line, barePrices, counts.find(({ meaning }) => !isSize(meaning))?.meaning.value ?? 1),
  };
  // What was only guessed to be a part may belong to the name.
  const isShortened =
    isHedged ||
    hadFillers ||
    hadStrays ||
    counts.some(({ meaning }) => meaning.isGuessed) ||
    (places.length > 0 && parts.place?.certainty === 'guessed') ||
    [parts.date, parts.opened, parts.began, parts.belongsTo].some((part) => part?.certainty === 'guessed');
  const title = titleOf(line, isShortened);
  const isNamed = title === null || line.reader.sense?.of(title.value) === 'food';
  const isTalk = hadClauses && line.reader.sense !== null && !isNamed && !parts.amount;
  return { title, parts, isSentence: hadClauses, isTalk };
}
