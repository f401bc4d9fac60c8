import type { RecipeId } from '@crisper/domain/recipes/cookbook.ts';

declare module '#db/tables.ts' {
  interface Tables {
    assumed_foods: AssumedFoodsTable;
    food_names: FoodNamesTable;
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

export type RecipeEventKind = 'recipe-saved' | 'recipe-removed' | 'food-named' | 'food-assumed';

interface RecipeEventsTable {
  kitchen_id: string;
  id: string;
  kind: RecipeEventKind;
  /** Null for an event about a food. */
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
