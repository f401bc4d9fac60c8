import { partsOf, stemsOf } from '#items/naming/words.ts';
import { PRODUCTS, type Product } from './products.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a food is in. A row that says one of them is meant by titles that say so, and rarely by others. */
const STATES = new Set(
  stemsOf(
    'cooked uncooked homemade canned dried frozen fresh raw boiled smoked instant shredded grated sliced pickled powdered luncheon deli dry packaged squeezed concentrate baked fried mix traditional evaporated condensed shelf ultra',
  ),
);
/** Cuts and packages: the word before them is the food. */
const FORMS = new Set(
  stemsOf(
    'fillet fillets breast thigh leg wing drumstick piece chunk slice bunch head bag pack packet bottle carton jar tub punnet stick cube clove half florets strips rashers block ball wedge spears pot tray multipack',
  ),
);
/** Whatever else it is, with these in it a food keeps no longer than they do: chicken noodles, sausage rolls. */
const PERISHABLE = new Set(
  stemsOf('beef pork lamb veal chicken turkey duck bacon ham sausage fish salmon tuna shrimp crab'),
);
const DETAIL_WEIGHT = 0.8;
const UNSAID_STATE = 4;
/** A title may have words that no row knows, such as brands. */
const OTHER_WORD = 0.3;

const synonyms = new Map(
  Object.entries(SYNONYMS).map(([from, to]) => [stemsOf(from).join(' '), stemsOf(to)]),
);
const LONGEST_SYNONYM = 4;

const wordsOfProduct = ({ names, details }: Product) => new Set([...names.flat(), ...details]);
const rows = new Map<string, number>();
for (const product of PRODUCTS)
  for (const word of wordsOfProduct(product)) rows.set(word, (rows.get(word) ?? 0) + 1);

/** Rare words say more: "parsnip" is in one row, "whole" in many. */
const weight = (word: string): number => Math.log((PRODUCTS.length + 1) / (rows.get(word) ?? 1));

interface Sought {
  words: ReadonlySet<string>;
  /** The last word, which says what it is: tomato soup is a soup. */
  head: string;
}

/** The title in FoodKeeper's words; null if it means nothing that FoodKeeper has. */
function soughtIn(title: string): Sought | null {
  const stems = stemsOf(partsOf(title)[0] ?? '');
  const words: string[] = [];
  let head = '';
  let start = 0;
  while (start < stems.length) {
    let length = Math.min(LONGEST_SYNONYM, stems.length - start);
    while (length > 1 && !synonyms.has(stems.slice(start, start + length).join(' '))) length--;
    const written = stems.slice(start, start + length);
    const meant = synonyms.get(written.join(' ')) ?? written;
    words.push(...meant);
    const isForm = length === 1 && FORMS.has(written[0] ?? '') && head !== '';
    if (!isForm) head = meant[0] ?? '';
    start += length;
  }
  // "Ham and cheese" is neither.
  if (words.includes('and')) return null;
  return head === '' ? null : { words: new Set(words), head };
}

/** How well a product fits, or null if it is another food. */
function fit({ names, details }: Product, { words, head }: Sought): number | null {
  const named = names.filter((name) => name.every((word) => words.has(word)));
  const isMeant = named.length > 0 && (named.some((name) => name.includes(head)) || details.has(head));
  if (!isMeant) return null;
  const inNames = new Set(named.flat());
  let score = 0;
  for (const word of words) {
    if (inNames.has(word)) score += weight(word);
    else if (details.has(word)) score += DETAIL_WEIGHT * weight(word);
    else if (rows.has(word)) score -= OTHER_WORD * weight(word);
  }
  const states = [...details].filter((word) => STATES.has(word));
  const isUnsaid = states.length > 0 && !states.some((word) => words.has(word));
  return isUnsaid ? score - UNSAID_STATE : score;
}

export interface Match {
  /** Those that fit best; several if none is likelier than the others. */
  products: Product[];
  /** There is meat or fish in it that the products do not speak of. */
  hasMore: boolean;
}

/** What a title means, or null if FoodKeeper does not have it. */
export function match(title: string): Match | null {
  const sought = soughtIn(title);
  if (!sought) return null;
  const fitting = PRODUCTS.flatMap((product) => {
    const score = fit(product, sought);
    return score === null ? [] : [{ product, score }];
  });
  const best = Math.max(...fitting.map(({ score }) => score));
  const products = fitting.filter(({ score }) => score > best - 0.001).map(({ product }) => product);
  if (products.length === 0) return null;
  const told = new Set(products.flatMap((product) => [...wordsOfProduct(product)]));
  return { products, hasMore: [...sought.words].some((word) => PERISHABLE.has(word) && !told.has(word)) };
}
