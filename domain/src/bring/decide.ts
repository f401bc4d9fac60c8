import { addDays, type CalendarDate, isCalendarDate } from '#calendar-date.ts';
import { FIRST_EVENT_DAY } from '#calendar-date-schema.ts';
import type { FoodNames } from '#foods/names.ts';
import type { SourceFood } from '#imports/source-food.ts';
import { AMOUNT_MAX } from '#items/keeping/amount.ts';
import { type Estimate, estimate } from '#items/shelf-life/estimate.ts';
import { isFreezer, type Place } from '#kitchens/place.ts';
import { isPart } from '#line/line-food.ts';
import { freezingBy, freezingQuestion, frozenSometimeIn } from './freezing.ts';
import type { Question, QuestionKind } from './questions.ts';
import type { UnderstoodFood } from './understand.ts';

type Label = Pick<SourceFood, 'labelDate' | 'dateKind' | 'estimated'>;

/** The answers to the questions about one food. */
export type AnswerAbout = (...kinds: QuestionKind[]) => string | undefined;

/** Opened or frozen food keeps from that day on. */
const beginningOf = ({ opened, freezing }: UnderstoodFood, place: Place, today: CalendarDate): CalendarDate =>
  opened?.on ?? (isFreezer(place) ? freezing?.on : undefined) ?? today;

function guessed(found: Estimate | null, from: CalendarDate): Label {
  if (!found) return {};
  const { isUseBy, ...estimated } = found;
  if (estimated.days === null) return { labelDate: null, estimated };
  return { labelDate: addDays(from, estimated.days), dateKind: isUseBy ? 'use-by' : 'estimate', estimated };
}

function labelled({ date, dateKind = 'best-before', estimated }: UnderstoodFood, answer?: string): Label {
  if (answer === 'unknown') return {};
  if (answer === 'none') return { labelDate: null };
  switch (date.is) {
    case 'either':
      return { labelDate: answer === 'month-first' ? date.monthFirst : date.dayFirst, dateKind };
    case 'doubtful':
      return { labelDate: (answer ?? date.choices[0]) as CalendarDate, dateKind };
    case 'day':
      return { labelDate: date.date, dateKind, ...(estimated && { estimated }) };
    case 'never':
      return { labelDate: null, ...(estimated && { estimated }) };
    default:
      return {};
  }
}

/** Programs have days to come as well, and days of long ago where nobody entered one. */
const pastDay = (day: CalendarDate | null, today: CalendarDate): CalendarDate | null =>
  day && day >= FIRST_EVENT_DAY && day <= today ? day : null;

function wholePrice({ price, amount, unit }: UnderstoodFood, about: AnswerAbout): number | null {
  const answer = about('price');
  if (!price || answer === 'none' || about('odd-price') === 'none') return null;
  const isEach = answer === undefined ? price.isEach === true : answer === 'each';
  const isCounted = unit !== 'g' && unit !== 'ml';
  return isEach && isCounted ? price.value * amount : price.value;
}

const isRaw = ({ meaning, category, isCategoryKnown }: UnderstoodFood): boolean =>
  meaning?.is === 'food' ? meaning.food.traits.has('use-by') : isCategoryKnown && category === 'Meat';

export interface Decided {
  food: SourceFood;
  /** Asked only where food lies in a freezer, which other answers may decide. */
  question: Question | null;
}

/** Decides what a file leaves open, by the answers of a person. */
export function decider(names: FoodNames, today: CalendarDate) {
  const estimates = new Map<string, Estimate | null>();

  const estimateOf = (food: UnderstoodFood, place: Place): Estimate | null => {
    const { title, isTinned, category, isCategoryKnown } = food;
    const isOpened = food.opened !== undefined || isPart(food);
    const key = `${title}|${isTinned}|${category}|${place}|${isOpened}`;
    const known = estimates.get(key);
    if (known !== undefined) return known;
    const words = isTinned ? `${title}, tinned` : title;
    const found = estimate(
      { title: words, category, isCategorySaid: isCategoryKnown, place, isOpened, spans: [] },
      names,
    );
    estimates.set(key, found);
    return found;
  };

  return (food: UnderstoodFood, place: Place, about: AnswerAbout, day?: string): Decided => {
    const answer = about('order', 'never', 'undated', 'made-up', 'date');
    const ownDay = day && isCalendarDate(day) ? day : null;
    const label: Label = ownDay
      ? { labelDate: ownDay, dateKind: food.dateKind ?? 'best-before' }
      : answer === 'guess'
        ? guessed(estimateOf(food, place), beginningOf(food, place, today))
        : labelled(food, answer);
    const { dateKind: _, estimated: __, unitWord: ___, ...facts } = food;
    const boughtOn = pastDay(food.boughtOn, today);
    const sometime = frozenSometimeIn(food, place, label, boughtOn);
    // A person who says the day of one food has answered for it.
    const question = sometime && !ownDay ? freezingQuestion(sometime, today) : null;
    const decided: SourceFood = {
      ...facts,
      ...label,
      unit: (about('unit', 'amount') ?? food.unit) as SourceFood['unit'],
      amount: Math.min(food.amount > 0 ? food.amount : 1, AMOUNT_MAX),
      amountStart: food.amountStart ? Math.min(food.amountStart, AMOUNT_MAX) : undefined,
      freezing: sometime ? freezingBy(question && about(question.kind), sometime, today) : food.freezing,
      boughtOn,
      price: wholePrice(food, about),
      doubts: [],
    };
    // Nobody says what the day of raw meat means; where it counts whether it was frozen in time, the careful one.
    const isUseBy = question?.kind === 'frozen' && !food.dateKind && isRaw(food);
    return { food: isUseBy ? { ...decided, dateKind: 'use-by' } : decided, question };
  };
}
