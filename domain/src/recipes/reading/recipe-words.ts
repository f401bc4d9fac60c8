import type { FoodNames } from '#foods/names.ts';
import type { RecipeMeasure } from './measures.ts';

/** Words and phrases in lower case, without accents and hyphens, with commas between them. */
type Spellings = string;

export type RecipeSection = 'ingredients' | 'steps' | 'notes';
export type TimeLabel = 'total' | 'part';

/** The words of a language by which the parts of a recipe are known. */
export interface RecipeWords {
  numbers: Record<string, number>;
  /** What may stand between thousands: "1,000", "1.000", "1 000". */
  thousands: readonly (',' | '.' | ' ')[];
  /** Behind a number: "2 dozen". */
  multiples: Record<string, number>;
  /** Behind a number or its measure: "and a half". */
  andPart: Record<string, number>;
  /** Between two ends of a range: "2 to 3". */
  to: Spellings;
  /** Before an amount: "about". */
  about: Spellings;
  times: Spellings;
  measures: Record<RecipeMeasure, Spellings>;
  /** A teaspoon is written t, a tablespoon T. */
  capitalMeasures: Record<string, RecipeMeasure>;
  /** What is sold by the stick; of other foods a stick is a piece. */
  inSticks: Spellings;
  /** Words of a line whose pints are American. */
  american: Spellings;
  of: Spellings;
  and: Spellings;
  or: Spellings;
  /** An amount before several foods counts for each of them. */
  each: Spellings;
  /** Sums two amounts, or begins another food: "1 cup plus 2 tablespoons". */
  plus: Spellings;
  /** Of adjectives, which are listed without them: "frisch", "frische", "frischer". */
  endings: Spellings;
  /** Between a number and its measure, or before a food: "1 small bunch", "2 large eggs". */
  sizes: Spellings;
  /** What cooks do to a food, and how: "finely chopped". */
  prepared: Spellings;
  /** Words that say nothing about which food it is: "fresh". */
  qualities: Spellings;
  /** Foods that are sold in that state, so its words belong to their names: "flaked almonds". */
  sold: Spellings;
  /** Sold so in tins only; counted in pieces, they are fresh ones that were prepared. */
  soldInTins: Spellings;
  /** States that make another food of it, and stay with it. */
  states: Spellings;
  /** Beside the name of what lay in a tin. */
  tinned: string;
  /** What a food is divided into, behind its name: "lemon wedges". */
  portions: Spellings;
  /** Taken of a whole food: "juice of 2 limes". */
  parts: Spellings;
  /** How many, behind those where no "of" is needed: "Saft einer Zitrone". */
  genitives: Record<string, number>;
  /** From there on it is no more about which food it is: "for frying". */
  asides: Spellings;
  /** Before what tinned food lies in. */
  within: Spellings;
  optional: Spellings;
  /** Behind "or" where no food follows: "or more". */
  noAlternatives: Spellings;
  /** Before the last word that two alternatives have in common: "vegetable or chicken stock". */
  firstHalves: Spellings;
  secondHalves: Spellings;
  equipment: Spellings;
  /** The beginning of a heading: "for the". */
  forPart: Spellings;
  /** Headings among ingredients without a colon. */
  partNames: Spellings;
  /** Called by its short name where no pieces are counted. */
  shortNames: Record<string, string>;
  /** What stands above the parts of a recipe. Notes are what is neither. */
  headings: Record<RecipeSection, Spellings>;
  /** Before and behind the number of people: "Serves 4", "4 servings". */
  servingsBefore: Spellings;
  servingsBehind: Spellings;
  /** Before how long it takes: "Total time", or a part of it, "Prep". */
  timeLabels: Record<TimeLabel, Spellings>;
  spans: { minute: Spellings; hour: Spellings; day: Spellings };
  /** Before the number of a step: "Step 1". */
  step: Spellings;
  /** Begins a step: "Preheat the oven". */
  verbs: Spellings;
  /** Ends a step: "Den Ofen vorheizen." */
  lastVerbs: Spellings;
}

/** What is needed to read a recipe. */
export interface RecipeReader {
  words: RecipeWords;
  names: FoodNames;
}
