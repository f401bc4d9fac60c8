import type { Dish, DishKind, Slot, SlotUnit } from '#cook/dish.ts';
import type { DishText } from '#cook/dish-text.ts';
import { type Food, isA } from '#foods/food.ts';
import { stemsOf } from '#foods/words.ts';
import { partGrams } from './part-grams.ts';
import type { PiecePart } from './reading/measures.ts';
import type { RecipeDraft } from './recipe.ts';

/** One food that a line of a recipe asks for. */
export interface RecipeFood {
  amount: number | null;
  unit: SlotUnit;
  /** What is counted, if it is no whole food: cloves of garlic, slices of bread. */
  part: PiecePart | null;
  /** As it is written, without its amount. */
  words: string;
  /** Null if nobody knows what it is. */
  food: Food | null;
  /** What else it may be: "butter or margarine". */
  others: readonly Food[];
  isOptional: boolean;
}

/** What each line of a recipe means; more than one food for "salt and pepper", none for a heading. */
export type ReadFoods = (line: string) => readonly RecipeFood[];

const USUAL_SERVINGS = 4;
const LEFTOVERS_KEEP_DAYS = 3;
/** A spoonful. */
const SEASONING_MAX = 15;
const MEATS = ['raw-meat', 'raw-poultry', 'raw-fish'];

const isSeasoning = ({ food, amount, unit }: RecipeFood) =>
  (food !== null && (isA(food, 'spices') || isA(food, 'herb'))) ||
  (unit !== 'piece' && amount !== null && amount <= SEASONING_MAX);

const isMeat = ({ food }: RecipeFood) => food !== null && MEATS.some((kind) => isA(food, kind));

/** Five slices of bread are no five loaves: they count by their weight. */
function weighed({ amount, unit, part, food }: RecipeFood): Pick<Slot, 'amount' | 'unit'> {
  const grams = food && part && unit === 'piece' ? partGrams(food, part) : null;
  return grams === null || amount === null ? { amount, unit } : { amount: amount * grams, unit: 'g' };
}

/** Carrot soup is nothing without carrots. */
function isInTitle({ words }: RecipeFood, title: ReadonlySet<string>): boolean {
  const last = stemsOf(words).at(-1);
  return last !== undefined && title.has(last);
}

/**
 * A recipe as a dish whose slots take what its lines ask for. What nobody knows is a slot that nothing fills: it is missing
 * until somebody says what it is.
 */
export function dishOfRecipe(
  slug: string,
  { title, servings, minutes, lines, steps, kind = 'meal' }: RecipeDraft & { kind?: DishKind },
  read: ReadFoods,
): Dish & { text: DishText } {
  const foods = lines.flatMap((line) => read(line).map((food) => ({ line, food })));
  const inTitle = new Set(stemsOf(title));
  const meat = foods.find(({ food }) => isMeat(food))?.food;
  const idOf = (at: number) => `line-${at}`;
  const slotOf = (food: RecipeFood, at: number): Slot => ({
    id: idOf(at),
    ...weighed(food),
    takes: [food.food, ...food.others].flatMap((one) => one?.id ?? []),
    standIns: [],
    refuses: [],
    isMain: !food.isOptional && (food === meat || isInTitle(food, inTitle)),
    isOptional: food.isOptional,
    isSeasoning: isSeasoning(food),
    isMixed: false,
  });
  const named = (words: (one: (typeof foods)[number]) => string) =>
    Object.fromEntries(foods.map((one, at) => [idOf(at), words(one)]));
  return {
    slug,
    kind,
    minutes,
    portions: servings ?? USUAL_SERVINGS,
    arePortionsGuessed: servings === null,
    isOnePot: false,
    slots: foods.map(({ food }, at) => slotOf(food, at)),
    timers: new Map(),
    keepsDays: LEFTOVERS_KEEP_DAYS,
    text: {
      title,
      slots: named(({ food }) => food.words),
      written: named(({ line }) => line),
      steps: steps.map((step) => () => step),
      rest: null,
    },
  };
}
