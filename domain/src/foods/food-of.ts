import type { PlaceKind } from '#kitchens/place.ts';
import { becomes, STATES } from './becomes.ts';
import { type Food, isA } from './food.ts';
import { FOODS } from './foods.ts';
import { type FoodNames, type NameIndex, nameIndex, type Segment } from './names.ts';
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

/** The words after these describe the food: "yoghurt with strawberries", "milk, for the pancakes", "basil on the sill". */
const ASIDE = /[,;:(/–—+]|\s-\s|\b(?:with|without|in|on the|for|from|w)\b/iu;

interface Part {
  /** What stood before it. */
  after: string;
  segments: Segment[];
}

function partsOf(title: string, index: NameIndex): Part[] {
  // Some names have these words in them: "tuna in brine", "toad in the hole".
  if (index.isName(title)) return [{ after: '', segments: index.segmentsOf(title) }];
  const parts: Part[] = [];
  let rest = title;
  let after = '';
  for (;;) {
    const found = ASIDE.exec(rest);
    const segments = index.segmentsOf(found ? rest.slice(0, found.index) : rest);
    if (segments.length > 0) parts.push({ after: after.toLowerCase(), segments });
    if (!found) return parts;
    [after] = found;
    rest = rest.slice(found.index + after.length);
  }
}

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

const PRESERVING = /^in$/;

/** What was done to it, in the whole title: "rice, cooked". In brine, oil or syrup it is tinned. */
function statesOf(parts: readonly Part[]): Set<string> {
  const states = parts.flatMap(({ segments }) =>
    segments.flatMap((segment) => (segment.is === 'state' ? segment.state : [])),
  );
  const isPreserved = parts.some(
    ({ after, segments }) => PRESERVING.test(after) && segments.some(({ is }) => is === 'liquid'),
  );
  return new Set(isPreserved ? [...states, 'tinned'] : states);
}

/** Foods that are served with others: what stands with one of them is a dish. */
const isSide = (food: Food) =>
  food.traits.has('prepared') || ['grain', 'dry-pasta', 'potatoes', 'pulse'].some((kind) => isA(food, kind));

/** A dish, if the title goes on with what it is served with. */
function servedWith(food: Food, parts: readonly Part[]): Food | null {
  const sides = parts
    .filter(({ after }) => /^(?:with|w|in|\+)$/.test(after))
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

/** The only way from words to a food. Null if nobody knows what they mean. */
export function foodOf(title: string, names: FoodNames): Meaning | null {
  const index = nameIndex(names);
  const parts = partsOf(title, index);
  if (parts.some(({ segments }) => segments.some(({ is }) => is === 'household'))) return { is: 'household' };
  const [first, ...asides] = parts;
  const flavoured = first && flavouredIn(first.segments);
  // What is said of a flavour, roast or grilled, is not said of the food.
  if (flavoured) return { is: 'food', food: flavoured, place: flavoured.place, isOpen: false };
  const named = first && foodIn(first.segments);
  if (!named) return null;
  const states = statesOf(parts);
  const isTinned = states.has('tinned');
  let food = isTinned ? named : servedWith(named, asides);
  for (const state of STATES) {
    // What is frozen in pieces keeps as what is frozen whole.
    const isSaid = states.has(state) && !(state === 'cut' && states.has('frozen'));
    if (food && isSaid) food = becomes(food, state);
  }
  if (!food) return null;
  const isFrozen = states.has('frozen') && food.times.freezer !== null;
  const isOpened = states.has('opened');
  const inFridge = isOpened && food.times.fridgeOpened !== null;
  return {
    is: 'food',
    food,
    place: isFrozen ? 'freezer' : inFridge ? 'fridge' : food.place,
    isOpen: isOpened || states.has('homemade'),
  };
}
