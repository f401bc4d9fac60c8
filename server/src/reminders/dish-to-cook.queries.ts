import { dateAt } from '@crisper/domain/calendar-date.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Transaction } from '#db/database.ts';
import { listCookable } from '#items/own-items.queries.ts';
import { listLanguages } from '#kitchens/people.queries.ts';
import { type InKitchen, listOwnKitchens } from '#kitchens/require-kitchen.ts';
import { listAssumed, listFoodNames, listPlanned } from '#recipes/recipes.queries.ts';

/** A dish that a reminder names. */
export interface DishToCook {
  title: string;
  minutes: number | null;
  /** Its page, with the foods that it is named for. */
  path: string;
  /** What it is named for; never empty. */
  uses: readonly Told[];
}

/** With more than that in a kitchen, dishes are looked for with what expires first. */
const COOKED_WITH_MAX = 500;

interface Asking {
  accountId: string;
  told: readonly Told[];
  /** The person's. */
  zone: TimeZone;
  language: Language;
  now: Date;
}

/** One dish of what has to go today or tomorrow, for which nothing is missing; null if there is none. */
export async function findDishToCook(
  tx: Transaction,
  { accountId, told, ...reader }: Asking,
): Promise<DishToCook | null> {
  const urgent = told.filter(({ daysLeft, priority }) => daysLeft >= 0 && priority === 'high');
  const kitchens = urgent.length > 0 ? await listOwnKitchens(tx, { accountId }) : [];
  for (const [kitchenId, due] of Map.groupBy(urgent, (one) => one.kitchenId)) {
    const inKitchen = kitchens.find((one) => one.kitchenId === kitchenId);
    const dish = inKitchen && (await findIn(tx, inKitchen, { accountId, told: due, ...reader }));
    if (dish) return dish;
  }
  return null;
}

async function findIn(
  tx: Transaction,
  inKitchen: InKitchen<'look'>,
  { accountId, told, zone, language, now }: Asking,
): Promise<DishToCook | null> {
  const today = dateAt(now, zoneIn(inKitchen, zone));
  const larder = {
    ...{ self: accountId, today, language },
    languages: await listLanguages(tx, inKitchen),
    // What is past its day is for who looks at it, and is in no dish that we name.
    items: await listCookable(tx, inKitchen, { from: today, limit: COOKED_WITH_MAX }),
    names: await listFoodNames(tx, inKitchen),
    assumed: await listAssumed(tx, inKitchen),
    planned: await listPlanned(tx, inKitchen),
  };
  // The foods and the dishes take memory that a server without reminders does not need.
  const { nameDish } = await import('./name-dish.ts');
  const named = await nameDish(
    told.map(({ itemId }) => itemId),
    larder,
  );
  if (!named) return null;
  const { slug, itemIds, ...dish } = named;
  return {
    ...dish,
    path: paths.kitchenDish(inKitchen.kitchenId, slug) + paths.cookWith(itemIds),
    uses: told.filter(({ itemId }) => itemIds.includes(itemId)),
  };
}
