import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { RecipeId } from '@crisper/domain/recipes/cookbook.ts';
import type { MealId } from '@crisper/domain/recipes/planned-meals.ts';

declare module '#db/tables.ts' {
  interface Tables {
    assumed_foods: AssumedFoodsTable;
    food_names: FoodNamesTable;
    planned_meals: PlannedMealsTable;
    recipe_events: RecipeEventsTable;
    recipes: RecipesTable;
  }
}

interface RecipesTable {
  kitchen_id: string;
  id: RecipeId;
  title: string;
  servings: number | null;
  minutes: number | null;
  lines: string[];
  steps: string[];
  source: string | null;
  added_at: Date;
  added_by: string;
}

export type RecipeEventKind =
  | 'recipe-saved'
  | 'recipe-removed'
  | 'food-named'
  | 'food-assumed'
  | 'meal-planned'
  | 'meal-unplanned';

interface RecipeEventsTable {
  kitchen_id: string;
  id: string;
  kind: RecipeEventKind;
  /** Null for an event about a food or a meal. */
  recipe_id: RecipeId | null;
  account_id: string;
  happened_at: Date;
  /** The kitchen's version that the event made. */
  version: number;
}

/** By the key of the product; no food where it is no ingredient. */
interface FoodNamesTable {
  kitchen_id: string;
  product: string;
  title: string;
  food: string | null;
}

interface AssumedFoodsTable {
  kitchen_id: string;
  food: string;
  is_assumed: boolean;
}

interface PlannedMealsTable {
  kitchen_id: string;
  id: MealId;
  day: CalendarDate;
  dish: Cooked;
  portions: number;
  added_at: Date;
  added_by: string;
  /** Null while it is planned. */
  taken_off_at: Date | null;
}
