import type { PlaceKind } from '#kitchens/place.ts';
import { becomes, STATES } from './becomes.ts';
import { type Food, isA } from './food.ts';
import { FOODS } from './foods.ts';
import type { FoodGrammar } from './grammar.ts';
import { keptIn } from './keeps.ts';
import { type FoodNames, type NameIndex, nameIndex, type Segment } from './names.ts';
import { readTitle, type TitlePart } from './title-parts.ts';
import { together } from './together.ts';

/** What a title means. */
export type Meaning =
  | {
      is: 'food';
      food: Food;
      /** Where it is kept as the title describes it: frozen peas in the freezer. */
      place: PlaceKind;
      /** It is open, or nobody sealed it. */
      isOpen: boolean;
    }
  | { is: 'household' };

const isNamed = ({ is }: Segment) => is === 'food' || is === 'household' || is === 'unknown';

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
function headIn(segments: readonly Segment[], grammar: FoodGrammar | undefined): Food | null {
  if (grammar?.head === 'first') return foodIn(segments.toReversed());
  return grammar?.links ? inEitherOrder(segments) : foodIn(segments);
}

/** Sold by flavours, which are named after them: "Pringles sour cream & onion", "Super Noodles chicken". */
const FLAVOURED = ['crisps', 'sweets', 'instant-noodles'];

/** Shops write their fruit behind them: "yoghurt strawberry". */
const FRUITED = ['yoghurt', 'jam', 'ice-cream', 'baby-food', 'cereal-bar'];

/** What stands before the names of its flavours; null if nothing does. */
function flavouredIn(segments: readonly Segment[]): Food | null {
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

const hasFood = ({ segments }: TitlePart) => segments.some(({ is }) => is === 'food');

/** Whether it lies in brine, oil or syrup. */
const isPreserved = (parts: readonly TitlePart[]): boolean =>
  parts.some(({ after, segments }) => after === 'preserving' && segments.some(({ is }) => is === 'liquid'));

/** Meat and cheese lie in oil and sauce in the fridge as well, as most fish does. */
const liesInTins = (food: Food): boolean =>
  ['tuna', 'sardines'].some((kind) => isA(food, kind)) ||
  (!['Meat', 'Dairy'].includes(food.category) && becomes(food, 'tinned') !== null);

/** What was done to it: "rice, cooked". */
const statesOf = (parts: readonly TitlePart[]): Set<string> =>
  new Set(
    parts.flatMap(({ segments }) =>
      segments.flatMap((segment) => (segment.is === 'state' ? segment.state : [])),
    ),
  );

/** Foods that are served with others: what stands with one of them is a dish. */
const isSide = (food: Food) =>
  food.traits.has('prepared') || ['grain', 'dry-pasta', 'potatoes', 'pulse'].some((kind) => isA(food, kind));

/** A dish, if the title goes on with what it is served with. */
function servedWith(food: Food, parts: readonly TitlePart[]): Food | null {
  const sides = parts
    .filter(({ after }) => after === 'serving' || after === 'preserving')
    .flatMap(({ segments }) => segments.flatMap((segment) => (segment.is === 'food' ? segment.food : [])));
  if (sides.length === 0) return food;
  const isRaw = food.traits.has('use-by');
  const whole = !isRaw
    ? together(food, sides)
    : sides.some(isSide)
      ? (FOODS.get('mixed-dish') ?? null)
      : food;
  // A dish keeps no longer than the rice with it.
  const isWithRice = sides.some((side) => isA(side, 'rice') || isA(side, 'cooked-rice'));
  return whole && isWithRice && whole.traits.has('prepared') && !isA(whole, 'cooked-rice')
    ? (FOODS.get('rice-dish') ?? whole)
    : whole;
}

/** Household goods and what shops charge beside food are none; what nobody knows may be food. */
export const isFood = (title: string, names: FoodNames): boolean => foodOf(title, names)?.is !== 'household';

/** What a title means in one language. */
function meaningIn(title: string, index: NameIndex): { meaning: Meaning | null; isSure: boolean } {
  const { grammar } = index;
  const { parts, isSure } = readTitle(title, index);
  const means = (meaning: Meaning | null) => ({ meaning, isSure });
  if (parts.some(({ segments }) => segments.some(({ is }) => is === 'household')))
    return means({ is: 'household' });
  // "Filet vom Schwein", "Scheiben von der Gurke".
  const start = grammar
    ? Math.max(
        parts.findIndex(({ segments }) => segments.some(isNamed)),
        0,
      )
    : 0;
  const asides = parts.slice(start + 1);
  const said = parts[start]?.segments ?? [];
  const flavoured = flavouredIn(said);
  // What is said of a flavour, roast or grilled, is not said of the food.
  if (flavoured) return means({ is: 'food', food: flavoured, place: flavoured.place, isOpen: false });
  const named = headIn(said, grammar);
  if (!named) return means(null);
  const told = grammar ? parts.filter((part) => !asides.includes(part) || !hasFood(part)) : parts;
  const states = statesOf(told);
  // In brine, oil or syrup it is tinned.
  if (isPreserved(parts) && (!grammar || liesInTins(named))) states.add('tinned');
  const isTinned = states.has('tinned');
  let food = isTinned ? named : servedWith(named, asides);
  for (const state of STATES) {
    // What is frozen in pieces keeps as what is frozen whole.
    const isSaid = states.has(state) && !(state === 'cut' && states.has('frozen'));
    if (food && isSaid) food = becomes(food, state);
  }
  if (!food) return means(null);
  const isFrozen = states.has('frozen') && food.times.freezer !== null;
  const isOpened = states.has('opened');
  const inFridge = isOpened && food.times.fridgeOpened !== null;
  return means({
    is: 'food',
    food,
    place: isFrozen ? 'freezer' : inFridge ? 'fridge' : food.place,
    isOpen: isOpened || states.has('homemade'),
  });
}

/**
 * The only way from words to a food. Null if nobody knows what they mean. Of several languages, the first that knows
 * every word counts, or else the first that knows the food.
 */
export function foodOf(title: string, names: FoodNames): Meaning | null {
  const index = nameIndex(names);
  const own = meaningIn(title, index);
  if (own.meaning && own.isSure) return own.meaning;
  const others = index.also().map((other) => meaningIn(title, other));
  const sure = others.find(({ meaning, isSure }) => meaning && isSure);
  return (sure ?? [own, ...others].find(({ meaning }) => meaning))?.meaning ?? null;
}
