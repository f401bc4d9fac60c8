import { type Food, isA } from './food.ts';
import type { FoodGrammar } from './grammar.ts';
import { keptIn } from './keeps.ts';
import type { Segment } from './lexicon.ts';
import { together } from './together.ts';

export const isNamed = ({ is }: Segment) => is === 'food' || is === 'household' || is === 'unknown';

/** The last word that is no description says what it is: tomato soup is a soup. */
function foodIn(segments: readonly Segment[]): Food | null {
  const at = segments.findLastIndex(isNamed);
  const head = segments[at];
  if (head?.is !== 'food') return null;
  const before = segments.slice(0, at);
  const others = before.flatMap((segment) => (segment.is === 'food' ? segment.food : []));
  const isJoined = before.at(-1)?.is === 'and' && others.length > 0;
  if (isJoined) {
    // Two foods; as long as they are of one category, it keeps as the one that spoils first.
    const [other] = others.slice(-1);
    return other && other.category === head.food.category ? together(head.food, [other]) : null;
  }
  const isUnknown = before.some(({ is }) => is === 'unknown');
  if (isUnknown && head.food.traits.has('strict')) return null;
  return together(head.food, others);
}

/** In the fridge, or where it is kept. */
const daysOf = (food: Food): number =>
  Math.min(
    ...(['fridge', food.place] as const).map((place) => keptIn(food, place, false)?.days ?? Number.MAX_VALUE),
  );

/** Of two foods that the same words may mean, one that keeps longer than this is not believed unless it does no harm. */
const DOUBTED_DAYS = 14;
const HARMLESS = ['Beverages', 'Snacks'];

/** What other food is made of, or tastes of. */
const DESCRIBING = ['dry-snack', 'spices'];

/**
 * Where compounds are one word, two names beside each other may stand in either order: "Tomaten Suppe", "Pizza Spinat",
 * "Croissant Schinken Käse". What is made of plain food is meant, or else what spoils first.
 */
function inEitherOrder(segments: readonly Segment[]): Food | null {
  const [last, first] = [foodIn(segments), foodIn(segments.toReversed())];
  if (!last || !first || segments.some(({ is }) => is === 'and')) return last;
  const describes = (segment?: Segment) =>
    segment?.is === 'food' &&
    (segment.food.traits.has('plain') || DESCRIBING.some((kind) => isA(segment.food, kind)));
  const [isOfFirst, isOfLast] = [describes(segments.find(isNamed)), describes(segments.findLast(isNamed))];
  const isSafe = (food: Food) =>
    daysOf(food) <= DOUBTED_DAYS || food.place === 'freezer' || HARMLESS.includes(food.category);
  if (isOfFirst && !isOfLast && isSafe(last)) return last;
  if (isOfLast && !isOfFirst && isSafe(first)) return first;
  if (daysOf(first) !== daysOf(last)) return daysOf(first) < daysOf(last) ? first : last;
  // "Ravioli Fleisch".
  return isOfLast || last.traits.has('use-by') ? first : last;
}

/** What the names are together, by the order in which the language has them. */
export function headIn(segments: readonly Segment[], grammar: FoodGrammar | undefined): Food | null {
  if (grammar?.head === 'first') return foodIn(segments.toReversed());
  return grammar?.links ? inEitherOrder(segments) : foodIn(segments);
}

/** Sold by flavours, which are named after them: "Pringles sour cream & onion", "Super Noodles chicken". */
const FLAVOURED = ['crisps', 'sweets', 'instant-noodles'];

/** Shops write their fruit behind them: "yoghurt strawberry". */
const FRUITED = ['yoghurt', 'jam', 'ice-cream', 'baby-food', 'cereal-bar'];

/** What stands before the names of its flavours; null if nothing does. */
export function flavouredIn(segments: readonly Segment[]): Food | null {
  const isOf = (kinds: readonly string[], segment: Segment) =>
    segment.is === 'food' && kinds.some((kind) => isA(segment.food, kind));
  const at = segments.findIndex((segment, index) => {
    const behind = segments.slice(index + 1).filter(isNamed);
    return (
      isOf(FLAVOURED, segment) || (isOf(FRUITED, segment) && behind.every((each) => isOf(['fruits'], each)))
    );
  });
  const product = segments[at];
  return product?.is === 'food' && segments.slice(at + 1).some(isNamed) ? product.food : null;
}
