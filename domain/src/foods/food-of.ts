import type { PlaceKind } from '#kitchens/place.ts';
import { becomes, STATES } from './becomes.ts';
import { type Food, isA } from './food.ts';
import { FOODS } from './foods.ts';
import { flavouredIn, headIn, isNamed } from './head.ts';
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

const hasFood = ({ segments }: TitlePart) => segments.some(({ is }) => is === 'food');

/** Beside another food, some words say what was done to that: "rice, leftovers". */
const besideFood = (part: TitlePart): TitlePart => ({
  ...part,
  segments: part.segments.map((segment) =>
    segment.is === 'food' && segment.otherwise?.is === 'state' ? segment.otherwise : segment,
  ),
});

/** Whether it lies in brine, oil or syrup. */
const isPreserved = (parts: readonly TitlePart[]): boolean =>
  parts.some(({ after, segments }) => after === 'preserving' && segments.some(({ is }) => is === 'liquid'));

/** Meat and cheese lie in oil and sauce in the fridge as well, as most fish does. */
const liesInTins = (food: Food): boolean =>
  ['tuna', 'sardines'].some((kind) => isA(food, kind)) ||
  (!['Meat', 'Dairy'].includes(food.category) && becomes(food, 'tinned') !== null);

/** Fish that hardly anybody buys raw to keep it in a box. */
const TINNED_FISH = ['tuna', 'sardines', 'mackerel', 'herring'];

/** What was done to it: "rice, cooked". */
function statesOf(parts: readonly TitlePart[], food: Food): Set<string> {
  const isRaw = food.traits.has('use-by');
  const liesInBox = isRaw && !TINNED_FISH.some((kind) => isA(food, kind));
  const isSaid = ({ state, isNotOfRaw }: Extract<Segment, { is: 'state' }>) =>
    !isNotOfRaw || !(state === 'tinned' ? liesInBox : isRaw);
  const said = parts.flatMap(({ segments }) => segments.filter((segment) => segment.is === 'state'));
  return new Set(said.filter(isSaid).flatMap(({ state, isOpen }) => (isOpen ? [state, 'opened'] : [state])));
}

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

interface Understood {
  meaning: Meaning | null;
  /** For each unknown word one, and more for each that was guessed. */
  doubts: number;
}

/** What a title means in one language. */
function meaningIn(title: string, index: NameIndex): Understood {
  const { grammar } = index;
  const { parts: read, doubts } = readTitle(title, index);
  const means = (meaning: Meaning | null) => ({ meaning, doubts });
  if (read.some(({ segments }) => segments.some(({ is }) => is === 'household')))
    return means({ is: 'household' });
  // "Filet vom Schwein", "Scheiben von der Gurke".
  const start = grammar
    ? Math.max(
        read.findIndex(({ segments }) => segments.some(isNamed)),
        0,
      )
    : 0;
  const parts = read.map((part, at) => (at > start ? besideFood(part) : part));
  const asides = parts.slice(start + 1);
  const said = parts[start]?.segments ?? [];
  const flavoured = flavouredIn(said);
  // What is said of a flavour, roast or grilled, is not said of the food.
  if (flavoured) return means({ is: 'food', food: flavoured, place: flavoured.place, isOpen: false });
  const named = headIn(said, grammar);
  if (!named) return means(null);
  const told = grammar ? parts.filter((part) => !asides.includes(part) || !hasFood(part)) : parts;
  const states = statesOf(told, named);
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

/** In another language, a word that nobody knows may be a maker. */
const MAKERS_MAX = 1;

const daysOf = ({ meaning }: Understood): number =>
  meaning?.is === 'food'
    ? (keptIn(meaning.food, meaning.place, meaning.isOpen)?.days ?? 0)
    : Number.POSITIVE_INFINITY;

/**
 * The only way from words to a food. Null if nobody knows what they mean. Of several languages, the reader's own counts,
 * but for words that another one knows without a doubt; of several of those, the one in which it spoils first.
 */
export function foodOf(title: string, names: FoodNames): Meaning | null {
  const index = nameIndex(names);
  const own = meaningIn(title, index);
  if (own.meaning && own.doubts === 0) return own.meaning;
  const others = index
    .also()
    .map((other) => meaningIn(title, other))
    .filter(({ meaning, doubts }) => meaning && doubts <= MAKERS_MAX)
    .sort((one, other) => Math.sign(daysOf(one) - daysOf(other)));
  const sure = others.find(({ doubts }) => doubts === 0);
  return sure?.meaning ?? own.meaning ?? others[0]?.meaning ?? null;
}
