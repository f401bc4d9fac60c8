import type { PlaceKind } from '#kitchens/place.ts';
import type { BeginningKind } from './line-food.ts';
import type { Measure } from './measures.ts';

/** Spellings of one word or phrase in lower case, with commas between them. Accents are the same as none. */
type Spellings = string;

/** The words of a language by which the parts of a line are known. */
export interface LineWords {
  /** From Sunday on. */
  weekdays: Spellings[];
  /** From January on. */
  months: Spellings[];
  /** Names of months that are also other words, and so no date without a day. */
  ambiguousMonths: Spellings;
  /** The end of a day's number, as in 3rd. A full stop is one only behind a word that leads to a day: "am 19.". */
  ordinals: Spellings;
  /** Before a day's number that needs no ending: "le 19". */
  numberedBy: Spellings;
  /** Whether 20-11 is a day. */
  hasDashedDays: boolean;
  /** Before the number of a week of the calendar: "KW 48". */
  weeks: Spellings;
  /** By the day of the month: "Mitte Dezember". */
  monthParts: [day: number, spellings: Spellings][];
  /** The next week as a whole, its end, and the end of the next month. */
  coming: { week: Spellings; weekend: Spellings; month: Spellings };
  /** Behind a day, so many weeks later: "vendredi en huit". */
  weeksLater: [weeks: number, spellings: Spellings][];
  /** Days by their distance from today. */
  days: [distance: number, spellings: Spellings][];
  /** Written so short that they are days behind a label alone: "UB TOM". */
  shortDays: [distance: number, spellings: Spellings][];
  /** Days of the past by their distance, which no food ends on: "last night". */
  pastDays: [distance: number, spellings: Spellings][];
  spans: { day: Spellings; week: Spellings; month: Spellings; year: Spellings };
  /** Between a number and its span: "3 more days". */
  more: Spellings;
  /** Before a span: "in 3 days". */
  within: Spellings;
  /** Before a day: "by Friday". */
  beforeDay: Spellings;
  /** Before the number of a day: "the 19th". */
  article: Spellings;
  next: Spellings;
  /** Before a weekday that has passed: "last Sunday". */
  last: Spellings;
  /** The same behind the weekday: "vendredi prochain", "dimanche dernier". */
  nextBehind: Spellings;
  lastBehind: Spellings;
  /** Behind a span that has passed: "3 days ago". */
  ago: Spellings;
  /** Before such a span: "vor 3 Tagen". */
  agoBefore: Spellings;
  /** Whether what was done may follow its day: "gestern gekocht". */
  isVerbLast: boolean;
  /** Before the day on which food began to keep: "made Sunday", "from Sunday". */
  began: Record<BeginningKind, Spellings>;
  /** Words of `began` that are said of an act alone: "cooked ham" is a ham, "bought ham" is none. */
  finite: Spellings;
  /** Before a day that is no end: on which a shop acts, or on which it is wanted. */
  notEnds: Spellings;
  /** Before a day that has passed: "made on Sunday". */
  onDay: Spellings;
  weekend: Spellings;
  /** Days of which people mean one or the other, by their distances from today. */
  vagueDays: [distances: number[], spellings: Spellings][];
  /** By month and day, as 12-25. They are days behind a word such as "until" alone: Christmas pudding is food. */
  holidays: Record<string, Spellings>;
  /** From first on. */
  ordinalWords: Spellings;
  /** "End of the month". */
  endOfMonth: Spellings;
  /** Before a month that was named, of which the last day is meant. */
  beforeMonthEnd: Spellings;
  useBy: Spellings;
  bestBefore: Spellings;
  /** Between a whole number and its decimals; a number with the other sign may be a day: "bis 3.12". */
  decimalSign: '.' | ',';
  numbers: Record<string, number>;
  /** Behind a number: "2 dozen", "two hundred". */
  multiples: Record<string, number>;
  /** Behind a number or its measure: "and a half". */
  andPart: Record<string, number>;
  /** Between a number and its decimals. */
  point: Spellings;
  /** Between two ends of a range: "3 to 4". */
  to: Spellings;
  /** Before a number that is not exact. */
  about: Spellings;
  /** What people call money, by the currency. */
  currencies: Record<string, Spellings>;
  /** Hundredths of a currency: "50p". */
  cents: Spellings;
  /** Behind or before a price, and no part of a name: "each", "at". */
  besidePrices: Spellings;
  /** Before the price of all foods together. */
  beforeSums: Spellings;
  /** Of those, what says before a price that it is that of one: "je 0,79". */
  eachBefore: Spellings;
  /** Between a price and what it is the price of: "per kg". */
  per: Spellings;
  measures: Record<Measure, Spellings>;
  /** Counted like pieces, and still a part of the name: canned tuna keeps for years, tuna for a day. */
  containers: Spellings;
  /** Between an amount and its food: "2 packs of ham". */
  of: Spellings;
  /** Whether a measure without a number needs no such word: "Becher Sahne". */
  hasBareMeasures: boolean;
  /** How foods in the plural end; where the first word of a name is its head, that one does. */
  plurals: { endings: Spellings; isHeadFirst: boolean; areOnlyPlurals: boolean };
  /** Glued to a number, how many are in one pack: "12pk". */
  packSizes: Spellings;
  /** At the end of a name, one of them: "celery bunch". */
  oneOf: Spellings;
  /** Between a count and a size: "6 x 330 ml". */
  times: Spellings;
  quantity: Spellings;
  places: Record<PlaceKind, Spellings>;
  /** Between these and the place: "in the garage fridge". */
  whichPlace: Spellings;
  /** Before a place: "in the freezer". */
  beforePlace: Spellings;
  frozen: Spellings;
  /** How names of frozen foods begin: "TK-Erbsen". */
  frozenPrefixes: Spellings;
  opened: Spellings;
  /** What a name ends with where something belongs to that person; the last one needs no apostrophe. */
  possessives: string[];
  forPerson: Spellings;
  /** Before the owner's name: "yaourt de Ben". */
  ofPerson: Spellings;
  mine: Spellings;
  everybodys: Spellings;
  /** The one for whom something is: "for me", "for everyone". */
  me: Spellings;
  everybody: Spellings;
  and: Spellings;
  /** Between two foods that are both counted. */
  joints: Spellings;
  /** Words of a sentence that are left at the edges of a name, and no part of it. */
  strays: Spellings;
  /** For the food, behind what was done with it: "froze them". */
  pronouns: Spellings;
  /** Words that only a sentence has: where one of them stands, the name of the food has ended or not begun. */
  clauses: Spellings;
  /** What is to be done with a food until a day: "they need eating today". */
  usesUp: Spellings;
  /** What somebody did with a food, on a day that is not its end. */
  putsAway: Spellings;
  /** Before who or what a food is from. */
  fromWhere: Spellings;
  /** Before a food that nobody counted: "some noodles". */
  fewOf: Spellings;
  /** Behind a day that has passed: "Friday night". */
  timesOfDay: Spellings;
  /** Before the number of a batch. */
  lots: Spellings;
  /** Between a number and its measure: "2 small tins". */
  sized: Spellings;
  /** Nobody is sure then: "maybe until Friday". */
  hedges: Spellings;
  /** Of every food of the line: "both in the freezer". */
  forAll: Spellings;
  /** Behind a number that is part of a name: "2 % milk". */
  percent: Spellings;
  /** What a person says for a sign between two foods: "full stop". */
  spokenSigns: Spellings;
  /** Before what should have been said: "no sorry". */
  corrections: Spellings;
  /** Before what a shop did not have, and between it and what came: "substituted milk with oat milk". */
  replaced: Spellings;
  replacedBy: Spellings;
  /** Between what came and what a shop did not have. */
  insteadOf: Spellings;
  /** Beside a food that did not come, or is no more. */
  absent: Spellings;
  /** What people come together for, with a day or an hour: "dinner at 7" is no food. */
  occasions: Spellings;
  /** In messages of shops that name no food. */
  shopTalk: Spellings;
  /** "Honey, no date". */
  noDate: Spellings;
  /** Before a day that has passed: "expired on Friday". */
  expired: Spellings;
  /** Behind a span that runs from the beginning, and not from today: "3 days after opening". */
  sinceThen: Spellings;
  /** Measures of which nobody knows how much they are: "a handful". */
  vague: Spellings;
  /** Around the foods of a message, and no part of their names. */
  fillers: Spellings;
  /** What shops do with a food as well: "sliced today". */
  cutAtShops: Spellings;
  /** How a food may be sold: "sliced". */
  asSold: Spellings;
  /** Beside a food of a recipe: "finely chopped". */
  preparations: Spellings;
  /** Phrases that hold a word of the above and are part of a food's name. */
  idioms: Spellings;
  /** How the rows of a bill begin that are no food. */
  notFoods: Spellings;
  /** How lines of a message begin that name no food, with or without a price. */
  notLines: Spellings;
}
