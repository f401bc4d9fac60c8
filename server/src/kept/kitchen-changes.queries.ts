import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenChanges } from '@crisper/domain/kept/kept-api.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import { listChangedIds, readItems } from '#items/changed-items.queries.ts';
import { isSameAge } from '#kitchens/kitchen-ages.ts';
import { readKitchenVersion } from '#kitchens/kitchens.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { listCookbookChanges } from '#recipes/recipes.queries.ts';
import { listShoppingChanges } from '#shopping/shopping.queries.ts';
import { listHappened } from './happened.queries.ts';

/**
 * What changed in the kitchen since the version, as the JSON of KitchenChanges. It is written while it is read: making
 * thousands of items into one text at once would keep all other requests waiting.
 *
 * The version is read first: an item may be newer than it and is then sent again the next time, but none is missed,
 * because versions are committed in their order.
 *
 * Of the intents that wait in the browser, it must be certain whether they are in it. If one of them happens while the
 * changes are read, they are read again.
 */
export async function writeChanges(
  db: Database,
  inKitchen: InKitchen<'look'>,
  { since, waiting }: { since?: number | undefined; waiting?: readonly string[] | undefined },
): Promise<string> {
  // The public fridge has no bound, and is read a page at a time.
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  if (!waiting) return readChanges(db, inKitchen, since, undefined);
  for (let done = await listHappened(db, inKitchen, waiting); ; ) {
    const changes = await readChanges(db, inKitchen, since, done);
    const now = await listHappened(db, inKitchen, waiting);
    if (now.length === done.length) return changes;
    done = now;
  }
}

async function readChanges(
  db: Database,
  inKitchen: InKitchen<'look'>,
  since: number | undefined,
  done: string[] | undefined,
): Promise<string> {
  const version = await readKitchenVersion(db, inKitchen);
  const isKnown = since !== undefined && since <= version && isSameAge(since, version);
  const from = isKnown ? since : null;
  const ids = await listChangedIds(db, inKitchen, from);
  const gone = new Set(isKnown ? ids : []);
  const items: string[] = [];
  for await (const some of readItems(db, inKitchen, ids))
    for (const item of some) {
      items.push(JSON.stringify(item));
      gone.delete(item._id);
    }
  const shopping = await listShoppingChanges(db, inKitchen, from);
  const cookbook = await listCookbookChanges(db, inKitchen, from);
  const rest: Omit<KitchenChanges, 'items'> = {
    version,
    reset: !isKnown,
    gone: [...gone],
    shopping,
    cookbook,
    ...(done && { done }),
  };
  return `{"items":[${items.join()}],${JSON.stringify(rest).slice(1)}`;
}
