import type { Food } from '#foods/food.ts';
import type { Dish } from './dish.ts';
import { DISHES } from './dishes.ts';
import { type FilledDish, fill, type Weights } from './fill.ts';
import { householdOf, mayBeOffered, prepare } from './prepare.ts';
import { type CookQuestion, RESCUED_MIN } from './rank.ts';
import { scoreOf } from './score.ts';
import { ASSUMED_FOODS, standInsFor } from './serves.ts';
import type { Supply } from './supplies.ts';

const kindsAskedBy = ({ slots }: Dish): Set<string> =>
  new Set(slots.flatMap((slot) => [...slot.takes, ...standInsFor(slot)]));

/** What somebody eats, by what can go into it. A stock or a pickle is nobody's dinner. */
const byKind: ReadonlyMap<string, readonly { dish: Dish }[]> = Map.groupBy(
  DISHES.filter(({ kind }) => kind !== 'sauce').flatMap((dish) =>
    [...kindsAskedBy(dish)].map((kind) => ({ dish, kind })),
  ),
  ({ kind }) => kind,
);

const dishesOf = (foods: readonly Food[]): Set<Dish> =>
  new Set(
    foods.flatMap(({ kinds }) => kinds.flatMap((kind) => byKind.get(kind) ?? [])).map(({ dish }) => dish),
  );

/** A dish is not named for the herb on top of it. */
const mainUses = ({ slots }: FilledDish): Supply[] =>
  slots.filter(({ slot }) => !slot.isSeasoning).flatMap(({ uses }) => uses);

interface NamedDish {
  dish: Dish;
  /** The items that it is named for. */
  itemIds: readonly string[];
  score: number;
}

/** Filled with what has to go first, as the first dish of a ranking is. */
const BY_URGENCY: Weights = new Map();

/**
 * The one dish to name where some items are due: the one that saves most, of those that use one of them and for which
 * nothing is missing. What would come after it is not looked for, so it costs a server less than a ranking.
 */
export function dishToName(
  dueIds: readonly string[],
  { supplies: { ingredients }, assumed = ASSUMED_FOODS }: Pick<CookQuestion, 'supplies' | 'assumed'>,
): NamedDish | null {
  const isDue = ({ item }: Supply) => dueIds.includes(item._id);
  const household = householdOf(ingredients, { assumed, diet: null });
  let best: NamedDish | null = null;
  for (const dish of dishesOf(ingredients.filter(isDue).map(({ food }) => food))) {
    if (!mayBeOffered(dish, household)) continue;
    const prepared = prepare(dish, household);
    const filled = prepared && fill(prepared, BY_URGENCY);
    const used = filled ? mainUses(filled).filter(isDue) : [];
    if (!filled || used.length === 0) continue;
    const { missing, rescued, score } = scoreOf(filled, BY_URGENCY);
    if (missing > 0 || rescued < RESCUED_MIN || score <= (best?.score ?? 0)) continue;
    best = { dish, itemIds: used.map(({ item }) => item._id), score };
  }
  return best;
}
