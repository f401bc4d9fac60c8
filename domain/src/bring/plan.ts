import * as z from 'zod/mini';
import { addDays, type CalendarDate } from '#calendar-date.ts';
import type { FoodNames } from '#foods/names.ts';
import {
  type ImportedEvent,
  type ImportedFood,
  importedEvent,
  importedFood,
  importedKeeping,
} from '#imports/imported-food.ts';
import { importedEventSchema } from '#imports/imported-food-schema.ts';
import { EVENTS_PER_IMPORT } from '#imports/source.ts';
import { type Advice, adviceOf, dateCertainty } from '#items/keeping/date-meaning.ts';
import { goodThrough } from '#items/keeping/good-through.ts';
import {
  OWN_PLACES_MAX,
  type OwnPlace,
  PLACE_NAME_MAX_LENGTH,
  type Place,
  type PlaceKind,
} from '#kitchens/place.ts';
import type { NamedPlace } from '#kitchens/place-schema.ts';
import { pictureAddress } from '#pictures/picture-address.ts';
import { type Asking, knownPlace, questionsAbout } from './ask.ts';
import { type Brought, type LeftOutReason, mayBePutIn } from './brought.ts';
import { plainWords } from './cells.ts';
import { decider } from './decide.ts';
import { doublesIn, type Here } from './doubles.ts';
import { FREEZING_QUESTIONS, isFrozenTooLate } from './freezing.ts';
import { isNowhere } from './places.ts';
import { type Answers, answerTo, dayOfOne, inOrder, NEW_PLACE, type Question } from './questions.ts';
import { categoryOfFood, type UnderstoodFood } from './understand.ts';

export interface PlannedFood {
  index: number;
  /** Null for what is put in. */
  leftOut: LeftOutReason | null;
  /** Somebody should look at it before it is put in. */
  isDoubtful: boolean;
  food: ImportedFood;
  expiryDate: CalendarDate | null;
  /** Worked out by a rule, such as that for what is frozen; no label says that day. */
  isGuess: boolean;
  /** What to do with what is past its day. */
  advice: Advice | null;
}

export interface Plan {
  /** What is asked about what may be put in, by the answers that were given. */
  questions: Question[];
  foods: PlannedFood[];
  /** Places that the kitchen gets. */
  places: NamedPlace[];
}

export interface Planning extends Omit<Asking, 'source' | 'currency'> {
  names: FoodNames;
  here: Here;
  /** The same for a name after every answer. */
  newPlaceId: (kind: PlaceKind, name: string) => OwnPlace;
}

/** What a person said about single foods, by their index: put in or left out. */
export type Ticks = ReadonlyMap<number, boolean>;

export interface Planner {
  /** What was eaten and thrown away before, as much of it as comes along. */
  history: ImportedEvent[];
  /** One food after the other, so that a page can breathe; what it returns is the whole. */
  plan: (answers: Answers, ticks: Ticks) => Generator<PlannedFood, Plan>;
}

/** The newest, where a source has more than one import takes. One odd row would have all the others refused. */
function* historyOf(
  { history }: Brought,
  { names, kitchen, today }: Planning,
): Generator<unknown, ImportedEvent[]> {
  const events: ImportedEvent[] = [];
  for (const event of history) {
    yield;
    const category = event.category ?? categoryOfFood(event, names) ?? 'Others';
    const planned = importedEvent(event, { category, currency: kitchen.currency });
    const { success, data } = z.safeParse(importedEventSchema, planned);
    if (success && data.on <= addDays(today, 1)) events.push(data);
  }
  if (events.length <= EVENTS_PER_IMPORT) return events;
  return events.toSorted((one, other) => (one.on < other.on ? 1 : -1)).slice(0, EVENTS_PER_IMPORT);
}

/** As for food that is added by a line. */
function pictureOf({ meaning }: UnderstoodFood): string | null {
  const picture = meaning?.is === 'food' ? meaning.food.picture : null;
  return picture && pictureAddress(picture);
}

/** Asks what has to be asked about food that was brought, and plans its import anew after every answer. */
export function* planner(
  brought: Brought,
  foods: readonly UnderstoodFood[],
  planning: Planning,
): Generator<unknown, Planner> {
  const { today, kitchen, names, newPlaceId } = planning;
  const { source, currency } = brought;
  const questions = yield* questionsAbout(foods, { ...planning, source, currency });
  const asked = foods.map((): Question[] => []);
  for (const question of questions) for (const index of question.foods) asked[index]?.push(question);
  const decide = decider(names, today);
  const history = yield* historyOf(brought, planning);
  // A person is asked only about places in which something stands.
  const stoodIn = new Set(foods.map(({ place }) => plainWords(place?.name ?? '')));
  const asking = questions.filter(({ kind }) => kind === 'place').length;
  const room = OWN_PLACES_MAX - kitchen.places.length - asking;
  const emptyPlaces = planning.mayAddPlaces
    ? (brought.places ?? [])
        .filter((place) => !stoodIn.has(plainWords(place.name)) && !knownPlace(place, kitchen.places))
        .slice(0, Math.max(0, room))
    : [];

  const placeOf = (
    { place, meaning }: UnderstoodFood,
    question: Question | undefined,
    answer: string | undefined,
    newPlaces: Map<string, NamedPlace>,
  ): Place => {
    if (!place || isNowhere(place.name)) return meaning?.is === 'food' ? meaning.place : 'fridge';
    const known = knownPlace(place, kitchen.places);
    if (known || answer !== NEW_PLACE) return known ?? ((answer ?? place.kind ?? 'pantry') as Place);
    const id = newPlaceId(question?.newKind ?? 'pantry', plainWords(place.name)) as NamedPlace['id'];
    newPlaces.set(id, { id, name: place.name });
    return id;
  };

  function decided(
    index: number,
    food: UnderstoodFood,
    answers: Answers,
    newPlaces: Map<string, NamedPlace>,
  ) {
    const about = asked[index] ?? [];
    const questionOf = (...kinds: Question['kind'][]) => about.find(({ kind }) => kinds.includes(kind));
    const answerAbout = (...kinds: Question['kind'][]) =>
      answerTo(questionOf(...kinds) ?? FREEZING_QUESTIONS.find(({ kind }) => kinds.includes(kind)), answers);
    const place = placeOf(food, questionOf('place'), answerAbout('place'), newPlaces);
    const { category } = food;
    const { food: certain, question } = decide(food, place, answerAbout, answers.get(dayOfOne(index)));
    const said = importedFood(certain, { place, category, currency: kitchen.currency });
    const imported = { ...said, image: said.image ?? pictureOf(food) };
    const keeping = importedKeeping(imported, category, imported.addedOn ?? today);
    const expiryDate = goodThrough(keeping)?.date ?? null;
    const planned = {
      ...{ index, food: imported, expiryDate },
      isDoubtful: [...about, question].some((asking) => asking?.isDoubt),
      isGuess: dateCertainty(keeping) === 'estimated',
      advice: adviceOf({ expiryDate, keeping }, today),
    };
    return { planned, question, isTooLate: isFrozenTooLate(imported, category) };
  }

  function* plan(answers: Answers, ticks: Ticks): Generator<PlannedFood, Plan> {
    const doubleOf = doublesIn(planning.here);
    const newPlaces = new Map<string, NamedPlace>();
    const all: PlannedFood[] = [];
    const used = new Set<Place>();
    const frozen = new Map<Question, Question>();
    for (const [index, food] of foods.entries()) {
      const { planned: next, question, isTooLate } = decided(index, food, answers, newPlaces);
      const days = [next.expiryDate, next.food.labelDate ?? null];
      const double = food.leftOut === null ? doubleOf({ ...food, days }) : null;
      const reason = food.leftOut ?? (double && 'already-here');
      const mayComeIn = mayBePutIn(reason) && (ticks.get(index) ?? reason === null);
      const isIn = mayComeIn && !isTooLate;
      if (question && mayComeIn) {
        const asking = frozen.get(question) ?? { ...question, foods: [] };
        asking.foods.push(index);
        frozen.set(question, asking);
      }
      // What came before is put in again only under another name.
      const ref = isIn && double === 'reference' ? `${food.ref}@${today}` : food.ref;
      const leftOut = isIn ? null : mayComeIn ? 'use-by-passed' : (reason ?? 'unticked');
      const planned = { ...next, food: { ...next.food, ref }, leftOut };
      if (isIn) used.add(next.food.place);
      all.push(planned);
      yield planned;
    }
    for (const place of emptyPlaces) {
      const id = newPlaceId(place.kind ?? 'pantry', plainWords(place.name)) as NamedPlace['id'];
      newPlaces.set(id, { id, name: place.name.slice(0, PLACE_NAME_MAX_LENGTH) });
      used.add(id);
    }
    return {
      questions: inOrder([...questions, ...frozen.values()]),
      foods: all,
      places: [...newPlaces.values()].filter(({ id }) => used.has(id)),
    };
  }

  return { history, plan };
}
