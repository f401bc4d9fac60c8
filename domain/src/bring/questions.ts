import type { PlaceKind } from '#kitchens/place.ts';

/** What a question is about. One question is asked once for all the food that it concerns. */
export type QuestionKind =
  /** Whether 02/03 is the second of March or the third of February. */
  | 'order'
  /** What the prices are: of the whole, of one, or of another currency. */
  | 'price'
  /** Where a place of the source is here. */
  | 'place'
  /** What a unit of the source is here. */
  | 'unit'
  /** When these were frozen: they lie in a freezer, with a day that has passed. */
  | 'frozen'
  /** What the day to come of these means, which lie in a freezer: the freezer's, or the pack's. */
  | 'freezer-day'
  /** The source says that these need no date. */
  | 'never'
  /** The source says nothing about how long these are good. */
  | 'undated'
  /** The date is the day of the purchase, as programs fill it in. */
  | 'made-up'
  /** One date that may mean several days, or none. */
  | 'date'
  /** One amount that could not be read. */
  | 'amount'
  /** One price that is far from all others. */
  | 'odd-price';

export interface Question {
  id: string;
  kind: QuestionKind;
  /** The place, the unit, the date, the amount or the currency in the words of the source. */
  about: string;
  choices: readonly string[];
  /** The answer until a person gives another one. */
  chosen: string;
  /** Which foods of what was brought it concerns. */
  foods: number[];
  /** Whether those foods should be looked at; the others are clear all the same. */
  isDoubt: boolean;
  /** Of a place: what it would be as a place of the kitchen's own. */
  newKind?: PlaceKind;
}

const ORDER: readonly QuestionKind[] = [
  'order',
  'price',
  'place',
  'unit',
  'frozen',
  'freezer-day',
  'never',
  'made-up',
  'undated',
];

/** What decides about most comes first. */
export function inOrder(questions: readonly Question[]): Question[] {
  const rank = ({ kind }: Question) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return questions.toSorted((one, other) => rank(one) - rank(other));
}

/** Answers by the ids of their questions. */
export type Answers = ReadonlyMap<string, string>;

export const answerTo = (question: Question | undefined, answers: Answers): string | undefined =>
  question && (answers.get(question.id) ?? question.chosen);

/** Under what the day is kept that a person says of one food, whatever was answered for all. */
export const dayOfOne = (index: number): string => `day:${index}`;

/** What is chosen for a place that the kitchen gets for it. */
export const NEW_PLACE = 'new';
