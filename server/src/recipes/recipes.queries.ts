import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { AssumedFood, FoodName, Recipe, RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import type { CookbookChanges } from '@crisper/domain/recipes/recipe-schema.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findPeople } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

type Reader = Database | Transaction;

/** The recipes, meals and other cooking data that changed since the version; all of them without a version; null if none did. */
export async function listCookbookChanges(
  db: Database,
  inKitchen: InKitchen<'look'>,
  since: number | null,
): Promise<CookbookChanges | null> {
  const changed = since === null ? null : await listChangedIds(db, inKitchen, since);
  if (changed?.length === 0) return null;
  const ids = changed?.filter((id) => id !== null);
  const recipes = await listRecipes(db, inKitchen, ids);
  const there = new Set(recipes.map(({ _id }) => _id));
  return {
    recipes,
    gone: ids?.filter((id) => !there.has(id)) ?? [],
    foodNames: await listFoodNames(db, inKitchen),
    assumed: await listAssumed(db, inKitchen),
    planned: await listPlanned(db, inKitchen),
  };
}

/** With a null for what is no recipe. */
async function listChangedIds(
  db: Database,
  { kitchenId }: InKitchen,
  since: number,
): Promise<(RecipeId | null)[]> {
  const rows = await db
    .selectFrom('recipe_events')
    .select('recipe_id')
    .distinct()
    .where('kitchen_id', '=', kitchenId)
    .where('version', '>', since)
    .execute();
  return rows.map(({ recipe_id }) => recipe_id);
}

export async function listRecipes(
  db: Reader,
  { kitchenId }: InKitchen,
  ids?: readonly RecipeId[],
): Promise<Recipe[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    db,
    rows.map(({ added_by }) => added_by),
  );
  return rows.map(({ id, title, servings, minutes, lines, steps, source, added_by }) => ({
    _id: id,
    title,
    servings,
    minutes,
    lines,
    steps,
    source,
    addedBy: publicName(people.get(added_by)?.displayName ?? null),
  }));
}

/** Of these recipes, those that were saved more than once, or removed and brought back. */
export async function listChangedRecipes(
  tx: Transaction,
  { kitchenId }: InKitchen,
  ids: readonly RecipeId[],
): Promise<Set<RecipeId | null>> {
  const rows = await tx
    .selectFrom('recipe_events')
    .select('recipe_id')
    .where('kitchen_id', '=', kitchenId)
    .where('recipe_id', 'in', ids)
    .groupBy('recipe_id')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  return new Set(rows.map(({ recipe_id }) => recipe_id));
}

export const listFoodNames = (db: Reader, { kitchenId }: InKitchen): Promise<FoodName[]> =>
  db
    .selectFrom('food_names')
    .select(['product', 'title', 'food'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('product')
    .execute();

export async function listAssumed(db: Reader, { kitchenId }: InKitchen): Promise<AssumedFood[]> {
  const rows = await db
    .selectFrom('assumed_foods')
    .select(['food', 'is_assumed'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('food')
    .execute();
  return rows.map(({ food, is_assumed }) => ({ food, isAssumed: is_assumed }));
}

/** In the order in which they were planned, also those that were taken off and came back: their ids tell the time. */
export async function listPlanned(db: Reader, { kitchenId }: InKitchen): Promise<PlannedMeal[]> {
  const rows = await db
    .selectFrom('planned_meals')
    .select(['id', 'day', 'dish', 'portions', 'added_by'])
    .where('kitchen_id', '=', kitchenId)
    .where('taken_off_at', 'is', null)
    .orderBy('id')
    .execute();
  const people = await findPeople(
    db,
    rows.map(({ added_by }) => added_by),
  );
  return rows.map(({ id, day, dish, portions, added_by }) => ({
    _id: id,
    day,
    dish,
    portions,
    addedBy: publicName(people.get(added_by)?.displayName ?? null),
  }));
}

export async function findRecipe(tx: Transaction, { kitchenId }: InKitchen, id: RecipeId) {
  return tx
    .selectFrom('recipes')
    .select(['title', 'servings', 'minutes', 'lines', 'steps', 'source'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countRecipes(tx: Transaction, { kitchenId }: InKitchen): Promise<number> {
  const { count } = await tx
    .selectFrom('recipes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kitchen_id', '=', kitchenId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who did what has these ids already. */
export async function findWritten(
  tx: Transaction,
  { kitchenId }: InKitchen,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('recipe_events')
    .select(['id', 'account_id'])
    .where('kitchen_id', '=', kitchenId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
