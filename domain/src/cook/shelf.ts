import { type Diet, fits } from '#foods/diet.ts';
import { cookedAs } from '#foods/kept-alike.ts';
import type { Supply } from './supplies.ts';

/** What there is to cook with, by what it is: hundreds of dishes look for it. */
export interface SuppliesByKind {
  /** Everything of that kind. */
  get: (kind: string) => readonly Supply[] | undefined;
  /** Where it stands among all. */
  order: (supply: Supply) => number;
}

function filled(supplies: readonly Supply[], diet: Diet | null): SuppliesByKind {
  const byKind = new Map<string, Supply[]>();
  const order = new Map<Supply, number>();
  for (const supply of supplies) {
    if (diet && !fits(supply.food, diet)) continue;
    order.set(supply, order.size);
    for (const kind of new Set(cookedAs(supply.food))) {
      const others = byKind.get(kind);
      if (others) others.push(supply);
      else byKind.set(kind, [supply]);
    }
  }
  return { get: (kind) => byKind.get(kind), order: (supply) => order.get(supply) ?? 0 };
}

const shelves = new WeakMap<readonly Supply[], Map<Diet | null, SuppliesByKind>>();

/** Filled once for the same supplies. */
export function shelfOf(supplies: readonly Supply[], diet: Diet | null): SuppliesByKind {
  const known = shelves.get(supplies) ?? new Map<Diet | null, SuppliesByKind>();
  const shelf = known.get(diet) ?? filled(supplies, diet);
  shelves.set(supplies, known.set(diet, shelf));
  return shelf;
}
