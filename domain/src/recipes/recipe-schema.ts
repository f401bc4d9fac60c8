import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';
import { RECIPE_SOURCE_MAX_LENGTH } from './import/imported-recipe.ts';
import {
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_LINES_MAX,
  RECIPE_MAX_LENGTH,
  RECIPE_MINUTES_MAX,
  RECIPE_STEP_MAX_LENGTH,
  RECIPE_STEPS_MAX,
  RECIPE_TITLE_MAX_LENGTH,
  SERVINGS_MAX,
} from './recipe.ts';

/** Made by the client. In lower case, as PostgreSQL writes it: ids are compared as texts. */
export const recipeIdSchema = z.uuid(fault('recipe_unknown')).check(z.toLowerCase()).brand<'RecipeId'>();

const titleMissing = fault('recipe_title_missing');
const linesMissing = fault('recipe_lines_missing');
const servingsInvalid = fault('servings_invalid', { most: SERVINGS_MAX });
const minutesInvalid = fault('recipe_minutes_invalid', { most: RECIPE_MINUTES_MAX });
const sourceInvalid = fault('recipe_source_invalid');

const textOf = (most: number, required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      filledIn(required),
      z.maxLength(most, fault('recipe_text_too_long', { most })),
      storable,
    );

export const servingsField = z
  .int(servingsInvalid)
  .check(z.gte(1, servingsInvalid), z.lte(SERVINGS_MAX, servingsInvalid));

/** What a person writes of a recipe. */
export const recipeFields = {
  title: textOf(RECIPE_TITLE_MAX_LENGTH, titleMissing),
  servings: z.nullable(servingsField),
  minutes: z.nullable(
    z.int(minutesInvalid).check(z.gte(1, minutesInvalid), z.lte(RECIPE_MINUTES_MAX, minutesInvalid)),
  ),
  lines: z
    .array(textOf(RECIPE_LINE_MAX_LENGTH, linesMissing), linesMissing)
    .check(z.maxLength(RECIPE_LINES_MAX, fault('recipe_lines_too_many', { most: RECIPE_LINES_MAX }))),
  steps: z
    .array(textOf(RECIPE_STEP_MAX_LENGTH, fault('recipe_step_empty')), fault('recipe_step_empty'))
    .check(z.maxLength(RECIPE_STEPS_MAX, fault('recipe_steps_too_many', { most: RECIPE_STEPS_MAX }))),
  source: z.nullable(
    z
      .url({ protocol: /^https?$/, error: () => sourceInvalid })
      .check(z.maxLength(RECIPE_SOURCE_MAX_LENGTH, sourceInvalid), storable),
  ),
};

type RecipeTexts = Pick<z.output<typeof recipeSchema>, 'title' | 'lines' | 'steps'>;

/** For all of its texts together. */
export const recipeRules = [
  z.refine<RecipeTexts>(({ lines, steps }) => lines.length + steps.length > 0, {
    error: linesMissing,
    path: ['lines'],
  }),
  z.refine<RecipeTexts>(
    ({ title, lines, steps }) => [title, ...lines, ...steps].join('').length <= RECIPE_MAX_LENGTH,
    fault('recipe_too_long', { most: RECIPE_MAX_LENGTH }),
  ),
];

export const recipeDraftSchema = z.object(recipeFields).check(...recipeRules);

/** A recipe of a kitchen. */
export const recipeSchema = z.object({
  _id: recipeIdSchema,
  title: z.string(),
  servings: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
  lines: z.array(z.string()),
  steps: z.array(z.string()),
  source: z.nullable(z.string()),
  /** The public name of the person who wrote it first. */
  addedBy: z.string(),
});

/** A food of the list, by its id. The list grows, so nobody has to know it. */
export const foodIdSchema = z
  .string(fault('food_unknown'))
  .check(z.regex(/^[a-z0-9-]{1,60}$/, fault('food_unknown')));

/** What the kitchen means by a title, by the key of the product. */
export const foodNameSchema = z.object({
  product: z.string(),
  title: z.string(),
  /** Null for what is no ingredient. */
  food: z.nullable(z.string()),
});

/** What the kitchen says of a food that is always, or not always, at home. */
export const assumedFoodSchema = z.object({ food: z.string(), isAssumed: z.boolean() });

/** Made by the client, as that of a recipe. */
export const mealIdSchema = z.uuid(fault('meal_unknown')).check(z.toLowerCase()).brand<'MealId'>();

/** A dish on a day of the kitchen. */
export const plannedMealSchema = z.object({
  _id: mealIdSchema,
  day: calendarDateSchema,
  /** It may be gone by now. */
  dish: cookedSchema,
  portions: z.int(),
  /** The public name of the person who put it there. */
  addedBy: z.string(),
});

/** What changed of what a kitchen cooks by. */
export const cookbookChangesSchema = z.object({
  recipes: z.array(recipeSchema),
  /** The ids of recipes that are no longer there. */
  gone: z.array(recipeIdSchema),
  /** All of them. */
  foodNames: z.array(foodNameSchema),
  assumed: z.array(assumedFoodSchema),
  planned: z.array(plannedMealSchema),
});
export type CookbookChanges = z.output<typeof cookbookChangesSchema>;
