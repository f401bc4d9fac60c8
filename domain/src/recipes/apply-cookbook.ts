import type { Cookbook } from './cookbook.ts';
import type { CookbookChanges } from './recipe-schema.ts';

/** The cookbook after a change; null where nothing of it changed. All of it where the server could not tell what did. */
export function applyCookbook(
  before: Cookbook | undefined,
  changes: CookbookChanges | null | undefined,
  isReset: boolean,
): Cookbook | undefined {
  if (!changes) return before;
  // A server from before meals were planned says nothing of them.
  const { recipes, gone, foodNames, assumed, planned = [] } = changes;
  if (!before || isReset) return { recipes, foodNames, assumed, planned };
  const replaced = new Set([...gone, ...recipes.map(({ _id }) => _id)]);
  const others = before.recipes.filter(({ _id }) => !replaced.has(_id));
  return { recipes: [...others, ...recipes], foodNames, assumed, planned };
}
