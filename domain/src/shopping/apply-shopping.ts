import type { Shopping } from './foresee-shopping.ts';
import type { ShoppingChanges } from './shopping-schema.ts';

/** The shopping after a change; null where nothing of it changed. All of it where the server could not tell what did. */
export function applyShopping(
  before: Shopping | undefined,
  changes: ShoppingChanges | null,
  isReset: boolean,
): Shopping | undefined {
  if (!changes) return before;
  const { lists, entries, gone, order, staples } = changes;
  if (!before || isReset) return { lists, entries, order, staples };
  const replaced = new Set([...gone, ...entries.map(({ _id }) => _id)]);
  const others = before.entries.filter(({ _id }) => !replaced.has(_id));
  return { lists, order, staples, entries: [...others, ...entries] };
}
