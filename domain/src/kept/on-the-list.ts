import type { ItemId } from '#items/item.ts';
import type { Waiting } from '#items/kept/foresee.ts';
import type { RecipeIntent } from '#recipes/recipe-intents.ts';
import { isRecipeIntent } from '#recipes/recipe-kinds.ts';
import type { EntryId } from '#shopping/shopping.ts';
import type { ShoppingIntent } from '#shopping/shopping-intents.ts';
import { isShoppingIntent } from '#shopping/shopping-kinds.ts';
import { type Staple, sameProduct } from '#shopping/staples.ts';
import type { KitchenIntent } from './intents.ts';

interface Done extends Waiting<KitchenIntent> {
  /** Of what it was done to. */
  title: string;
}

interface Kitchen {
  /** The food as it will be. */
  items: readonly { _id: ItemId; title: string }[];
  staples: readonly Staple[];
}

/** What waits for the server and concerns the shopping list: also what is done with food, by the rules of the server. */
export function onTheList(waiting: readonly Done[], kitchen: Kitchen): Waiting<ShoppingIntent>[] {
  const undone = new Set(waiting.flatMap(({ intent }) => (intent.kind === 'undo' ? [intent.event] : [])));
  return waiting.flatMap(({ intent, title, ...doing }) => {
    if (undone.has(intent.id)) return [];
    if (isRecipeIntent(intent)) return [];
    const next = isShoppingIntent(intent) ? intent : afterFood(intent, title, kitchen);
    return next ? [{ ...doing, intent: next }] : [];
  });
}

function afterFood(
  intent: Exclude<KitchenIntent, ShoppingIntent | RecipeIntent>,
  title: string,
  { items, staples }: Kitchen,
): ShoppingIntent | null {
  if (intent.kind === 'addItem' && intent.fromList)
    return { id: intent.id, kind: 'putAwayEntry', entryId: intent.item.id as string as EntryId };
  if (intent.kind !== 'finishItem' && intent.kind !== 'useItem') return null;
  const staple = sameProduct({ title }, staples);
  const isLeft = items.some(({ _id }) => _id === intent.itemId) || sameProduct({ title }, items);
  if (!staple || isLeft) return null;
  return {
    id: intent.id,
    kind: 'addEntry',
    entry: { ...staple, id: intent.id as EntryId },
    unlessListed: true,
  };
}
