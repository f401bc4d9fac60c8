import type { State } from './becomes.ts';
import { isA } from './food.ts';
import { foodOf } from './food-of.ts';
import { type FoodNames, nameIndex } from './names.ts';

/** Bought dry or in tins, and cooked before anybody eats them. */
const STAPLES = ['grain', 'dry-pasta', 'pulse', 'potatoes', 'oats', 'tinned-beans'];

const UNCOOKED: ReadonlySet<State> = new Set(['raw', 'dried']);

function isStaple(title: string, names: FoodNames): boolean {
  const meaning = foodOf(title, names);
  return meaning?.is === 'food' && STAPLES.some((kind) => isA(meaning.food, kind));
}

/** "Raw potatoes", and "dry pasta" though that is a name. */
const isSaidUncooked = (title: string, names: FoodNames): boolean =>
  title
    .split(/\s+/)
    .flatMap((word) => nameIndex(names).segmentsOf(word))
    .some((segment) => segment.is === 'state' && UNCOOKED.has(segment.state));

/**
 * What the rest of a meal is called: "Rice (leftovers)" keeps for a day, and "Rice" for a year. Null if it is no staple. Of
 * several languages, the first one counts in which that is understood.
 */
export function leftoversOf(title: string, names: FoodNames): string | null {
  if (!isStaple(title, names) || isSaidUncooked(title, names)) return null;
  const titles = [names, ...(names.also ?? [])].map(({ leftovers }) => `${title} (${leftovers})`);
  return titles.find((each) => !isStaple(each, names)) ?? null;
}
