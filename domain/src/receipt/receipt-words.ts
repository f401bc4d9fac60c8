/** Words in lower case, with commas between them. */
type Words = string;

/** The words of a language by which the lines of a receipt are known. */
export interface ReceiptWords {
  /** Each ends the rows. A line is one of these only if it has no other words than these and `besideSums`. */
  sums: { change: Words; subtotal: Words; tax: Words; total: Words; payment: Words };
  besideSums: Words;
  /** In lines that say what was taken off, or what was saved. */
  reductions: Words;
  /** Before the name of a row, and no part of it. */
  markers: Words;
  /** Above the columns of the rows. */
  headings: Words;
  /** In rows that are sold with food and are none, in every language that we read: deposits, bags, fees. */
  besideFood: Words;
  /** In names of foods, in the languages that have no list of their own: a name with one of them needs no question. */
  foods: Words;
  /** How such names end where words are written together: Roggenbrot. */
  foodEndings: Words;
  /** How a receipt names its currency. */
  currencies: Record<string, Words>;
  /** Headings among the rows. */
  departments: Words;
  measures: {
    kilogram: Words;
    gram: Words;
    pound: Words;
    ounce: Words;
    litre: Words;
    millilitre: Words;
    centilitre: Words;
  };
  /** Behind a number in a name: "12CT". */
  piecesIn: Words;
  /** What shops shorten; nothing for what says nothing about the food, such as a shop's own brand. */
  abbreviations: Record<string, string>;
}
