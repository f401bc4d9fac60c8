import type { PlaceKind } from '#kitchens/place.ts';
import type { Measure } from './measures.ts';

/** Spellings of one word or phrase in lower case and without accents, with commas between them. */
type Spellings = string;

/** The words of a language by which the parts of a line are known. */
export interface LineWords {
  /** From Sunday on. */
  weekdays: Spellings[];
  /** From January on. */
  months: Spellings[];
  /** Names of months that are also other words, and so no date without a day. */
  ambiguousMonths: Spellings;
  /** The end of a day's number, as in 3rd. */
  ordinals: Spellings;
  /** Days by their distance from today. */
  days: [distance: number, spellings: Spellings][];
  spans: { day: Spellings; week: Spellings; month: Spellings };
  /** Before a span: "in 3 days". */
  within: Spellings;
  /** Before a day: "by Friday". */
  beforeDay: Spellings;
  /** Before the number of a day: "the 19th". */
  article: Spellings;
  next: Spellings;
  useBy: Spellings;
  bestBefore: Spellings;
  numbers: Record<string, number>;
  measures: Record<Measure, Spellings>;
  /** Counted like pieces, and still a part of the name: canned tuna keeps for years, tuna for a day. */
  containers: Spellings;
  /** Between an amount and its food: "2 packs of ham". */
  of: Spellings;
  /** Between a count and a size: "6 x 330 ml". */
  times: Spellings;
  quantity: Spellings;
  places: Record<PlaceKind, Spellings>;
  /** Before a place: "in the freezer". */
  beforePlace: Spellings;
  frozen: Spellings;
  opened: Spellings;
  /** What a name ends with where something belongs to that person; the last one needs no apostrophe. */
  possessives: string[];
  forPerson: Spellings;
  mine: Spellings;
  everybodys: Spellings;
  /** The one for whom something is: "for me", "for everyone". */
  me: Spellings;
  everybody: Spellings;
  and: Spellings;
  /** Around the foods of a message, and no part of their names. */
  fillers: Spellings;
  /** Phrases that hold a word of the above and are part of a food's name. */
  idioms: Spellings;
  /** How the rows of a bill begin that are no food. */
  notFoods: Spellings;
}
