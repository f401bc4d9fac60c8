import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import { addDays, dateAt } from '@crisper/domain/calendar-date.ts';
import type { AssumedFood, FoodName, RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { MealId, PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';
import type { RecipeEventKind } from './recipes.table.ts';

type Changing = InKitchen<ChangingAction>;

interface RecipeEvent {
  id: string;
  kind: RecipeEventKind;
  recipeId: RecipeId | null;
}

/** In the transaction that holds the kitchen, as everything below. */
export async function writeRecipeEvent(
  tx: Transaction,
  { kitchenId, viewer }: Changing,
  { id, kind, recipeId }: RecipeEvent,
): Promise<void> {
  await tx
    .insertInto('recipe_events')
    .values({
      ...{ kitchen_id: kitchenId, id, kind, recipe_id: recipeId, account_id: viewer.accountId },
      happened_at: new Date(),
      version: await touchKitchen(tx, kitchenId),
    })
    .execute();
}

export async function writeRecipe(
  tx: Transaction,
  { kitchenId, viewer }: Changing,
  id: RecipeId,
  { title, servings, minutes, lines, steps, source }: RecipeDraft,
): Promise<void> {
  const fields = { title, servings, minutes, source, lines: asJson(lines), steps: asJson(steps) };
  await tx
    .insertInto('recipes')
    .values({ kitchen_id: kitchenId, id, ...fields, added_at: new Date(), added_by: viewer.accountId })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'id']).doUpdateSet(fields))
    .execute();
}

/** The driver would write a list as an array of the database. */
const asJson = (texts: readonly string[]) => sql<string[]>`${JSON.stringify(texts)}::jsonb`;

export async function deleteRecipe(tx: Transaction, { kitchenId }: Changing, id: RecipeId): Promise<void> {
  await tx.deleteFrom('recipes').where('kitchen_id', '=', kitchenId).where('id', '=', id).execute();
}

export async function writeFoodName(
  tx: Transaction,
  { kitchenId }: Changing,
  { product, title, food }: FoodName,
): Promise<void> {
  await tx
    .insertInto('food_names')
    .values({ kitchen_id: kitchenId, product, title, food })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'product']).doUpdateSet({ title, food }))
    .execute();
}

export async function deleteFoodName(
  tx: Transaction,
  { kitchenId }: Changing,
  product: string,
): Promise<void> {
  await tx
    .deleteFrom('food_names')
    .where('kitchen_id', '=', kitchenId)
    .where('product', '=', product)
    .execute();
}

export async function writeAssumed(
  tx: Transaction,
  { kitchenId }: Changing,
  { food, isAssumed }: AssumedFood,
): Promise<void> {
  await tx
    .insertInto('assumed_foods')
    .values({ kitchen_id: kitchenId, food, is_assumed: isAssumed })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'food']).doUpdateSet({ is_assumed: isAssumed }))
    .execute();
}

const PASSED_DAYS_KEPT = 14;

/** Deletes those whose day is long past, too: nobody sees them any more. */
export async function writeMeal(
  tx: Transaction,
  { kitchenId, viewer }: Changing,
  { _id: id, day, dish, portions }: Omit<PlannedMeal, 'addedBy'>,
): Promise<void> {
  const now = new Date();
  const fields = { day, dish: sql<Cooked>`${JSON.stringify(dish)}::jsonb`, portions, taken_off_at: null };
  await tx
    .insertInto('planned_meals')
    .values({ kitchen_id: kitchenId, id, ...fields, added_at: now, added_by: viewer.accountId })
    .onConflict((conflict) => conflict.columns(['kitchen_id', 'id']).doUpdateSet(fields))
    .execute();
  await tx
    .deleteFrom('planned_meals')
    .where('kitchen_id', '=', kitchenId)
    .where('day', '<', addDays(dateAt(now, UTC), -PASSED_DAYS_KEPT))
    .execute();
}

/** It can come back as a meal of the person who planned it. */
export async function takeMealOff(tx: Transaction, { kitchenId }: Changing, id: MealId): Promise<void> {
  await tx
    .updateTable('planned_meals')
    .set({ taken_off_at: new Date() })
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', id)
    .execute();
}
