import type { Food } from '#foods/food.ts';
import { FOODS } from '#foods/foods.ts';
import { type FoodNames, nameIndex } from '#foods/names.ts';

interface NamedFood {
  food: Food;
  /** The stems of each of its names. */
  names: readonly (readonly string[])[];
}

/** Fewer shared words are chance. */
const SHARED_MIN = 0.5;

const read = new WeakMap<FoodNames, readonly NamedFood[]>();

function namedFoods(names: FoodNames): readonly NamedFood[] {
  const { stemsOf } = nameIndex(names);
  const known =
    read.get(names) ??
    Object.entries(names.foods).flatMap(([id, called]) => {
      const food = FOODS.get(id);
      return food ? [{ food, names: called.split(',').map(stemsOf) }] : [];
    });
  read.set(names, known);
  return known;
}

/** The share of the words that both have. */
const shared = (asked: ReadonlySet<string>, name: readonly string[]): number =>
  name.filter((word) => asked.has(word)).length / Math.max(asked.size, name.length);

/** Foods that somebody may mean by words that the list does not know, those that share most words first. */
export function foodsLike(words: string, names: FoodNames, count: number): Food[] {
  const asked = new Set(nameIndex(names).stemsOf(words));
  return namedFoods(names)
    .map(({ food, names }) => ({ food, share: Math.max(...names.map((name) => shared(asked, name))) }))
    .filter(({ share }) => share >= SHARED_MIN)
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ food }) => food);
}
