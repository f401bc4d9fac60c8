export const RECIPES_PER_KITCHEN = 500;
/** What a kitchen may say of foods: what they are, and which of them are always at home. */
export const FOOD_NAMES_PER_KITCHEN = 500;
export const RECIPE_TITLE_MAX_LENGTH = 120;
export const RECIPE_LINES_MAX = 60;
export const RECIPE_STEPS_MAX = 60;
export const RECIPE_LINE_MAX_LENGTH = 200;
export const RECIPE_STEP_MAX_LENGTH = 2000;
/** Of all its texts: it is sent in one request. */
export const RECIPE_MAX_LENGTH = 16_000;
export const SERVINGS_MAX = 100;
export const RECIPE_MINUTES_MAX = 7 * 24 * 60;

/** A recipe as somebody wrote it. Its lines are read where it is shown, so a better list of foods mends every recipe. */
export interface RecipeDraft {
  title: string;
  /** Null where nobody said. */
  servings: number | null;
  minutes: number | null;
  /** What goes in, a line each, as typed. */
  lines: string[];
  /** Without their numbers. */
  steps: string[];
  /** The address of the page that it is from. */
  source: string | null;
}
