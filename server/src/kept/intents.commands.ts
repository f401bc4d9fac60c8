import { AppError } from '@crisper/domain/errors.ts';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { IntentsDone, KitchenIntent } from '@crisper/domain/kept/intents.ts';
import { isPlausibleDay } from '@crisper/domain/kept/plausible-day.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import { DEFAULT_LANGUAGE, type Language } from '@crisper/domain/languages/languages.ts';
import { isRecipeIntent } from '@crisper/domain/recipes/recipe-kinds.ts';
import { isShoppingIntent } from '@crisper/domain/shopping/shopping-kinds.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { errors } from '@crisper/texts/all/errors.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { isElsewhere } from '#items/intents/intents.commands.ts';
import { findKnown } from '#items/item-events.queries.ts';
import { inKitchenTransaction } from '#kitchens/kitchen-transaction.ts';
import { lockKitchen } from '#kitchens/require-kitchen.ts';
import { doRecipeIntent } from '#recipes/recipe-intents.commands.ts';
import { findWritten } from '#recipes/recipes.queries.ts';
import { findHappened } from '#shopping/shopping.queries.ts';
import { doShoppingIntent } from '#shopping/shopping-intents.commands.ts';
import { doFoodIntent } from './food-and-list.commands.ts';

/** What a page says with its intents. Programs say no language and hear English. */
interface Asking {
  zone: TimeZone;
  language?: Language;
}

/**
 * Does the intents in their order, in one transaction that holds the kitchen. A refused one does not stop the rest, and
 * one that happened before does not happen again. The public fridge is not held, only the items that are changed.
 */
export async function applyIntents(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer,
  intents: readonly KitchenIntent[],
  { zone, language = DEFAULT_LANGUAGE }: Asking,
): Promise<IntentsDone> {
  // Nobody shops or cooks for the public fridge.
  const isRefused = (intent: KitchenIntent) =>
    isShoppingIntent(intent) || isRecipeIntent(intent)
      ? kitchenId === PUBLIC_FRIDGE_ID
      : isElsewhere(kitchenId, intent);
  if (intents.some(isRefused)) throw new AppError('kitchen_not_found');
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-own-item');
    const ids = intents.map(({ id }) => id);
    const { version, known } = await findKnown(tx, inKitchen, ids);
    const shopped = intents.some(isShoppingIntent)
      ? await findHappened(tx, inKitchen, ids)
      : new Map<string, string>();
    const written = intents.some(isRecipeIntent)
      ? await findWritten(tx, inKitchen, ids)
      : new Map<string, string>();
    const today = todayIn(zoneIn(inKitchen, zone));
    const results: IntentResult[] = [];
    let events = 0;
    for (const intent of intents) {
      const isNew = !known.has(intent.id) && !shopped.has(intent.id) && !written.has(intent.id);
      if (isNew && intent.on && !isPlausibleDay(intent.on, today)) {
        results.push({
          id: intent.id,
          outcome: 'refused',
          code: 'clock_wrong',
          message: errors[language].errorText.clock_wrong,
        });
        continue;
      }
      const place = { tx, inKitchen, language, today: intent.on ?? today, onWritten: () => events++ };
      results.push(
        isRecipeIntent(intent)
          ? await doRecipeIntent(place, intent, written)
          : isShoppingIntent(intent)
            ? await doShoppingIntent(place, intent, shopped)
            : await doFoodIntent(place, intent, known),
      );
    }
    // The kitchen is held, so its version is the one before and one more for each event.
    return { version: version + events, results };
  });
}
