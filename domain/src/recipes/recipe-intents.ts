import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { intentFields } from '#items/intents/intents.ts';
import { titleField } from '#items/item-fields.ts';
import { fault } from '#problem.ts';
import {
  foodIdSchema,
  mealIdSchema,
  recipeFields,
  recipeIdSchema,
  recipeRules,
  servingsField,
} from './recipe-schema.ts';

/** What a person does with the recipes of a kitchen, and how it cooks. */
export const recipeIntentSchema = z.discriminatedUnion('kind', [
  /** All of it, whether it is new, was there, or was removed meanwhile: nothing that somebody wrote is lost. */
  z.object({
    ...intentFields,
    kind: z.literal('saveRecipe'),
    recipe: z.object({ ...recipeFields, id: recipeIdSchema }).check(...recipeRules),
  }),
  z.object({ ...intentFields, kind: z.literal('removeRecipe'), recipeId: recipeIdSchema }),
  /** What the kitchen means by a title: a food, `none` for no ingredient, null for what the list says. */
  z.object({
    ...intentFields,
    kind: z.literal('nameFood'),
    title: titleField(fault('title_missing')),
    food: z.nullable(foodIdSchema),
  }),
  z.object({ ...intentFields, kind: z.literal('assumeFood'), food: foodIdSchema, isAssumed: z.boolean() }),
  /** All of it, whether it is new, was there, or was taken off meanwhile. */
  z.object({
    ...intentFields,
    kind: z.literal('planMeal'),
    meal: z.object({
      id: mealIdSchema,
      day: calendarDateSchema,
      dish: cookedSchema,
      portions: servingsField,
    }),
  }),
  z.object({ ...intentFields, kind: z.literal('unplanMeal'), mealId: mealIdSchema }),
]);
export type RecipeIntent = z.output<typeof recipeIntentSchema>;
