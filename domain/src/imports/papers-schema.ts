import * as z from 'zod/mini';
import { cookedSchema } from '#activities/cooked.ts';
import { amountField, categoryField, titleField, unitField } from '#items/item-fields.ts';
import { fault } from '#problem.ts';
import { FOOD_NAMES_PER_KITCHEN, RECIPES_PER_KITCHEN } from '#recipes/recipe.ts';
import { foodIdSchema, recipeDraftSchema } from '#recipes/recipe-schema.ts';
import { ENTRIES_PER_LIST, LISTS_PER_KITCHEN } from '#shopping/shopping.ts';
import { listNameSchema } from '#shopping/shopping-schema.ts';
import { STAPLES_PER_KITCHEN } from '#shopping/staples.ts';

const atMost = (most: number) => z.maxLength(most, fault('import_too_long', { most }));

const title = titleField(fault('title_missing'));
const category = categoryField(fault('category_missing'));

const broughtEntrySchema = z.object({
  title,
  category,
  amount: z.nullable(amountField),
  unit: z.nullable(unitField),
  isApart: z.boolean(),
  cooked: z.nullable(cookedSchema),
  gotAt: z.nullable(z.iso.datetime()),
});

export const broughtListSchema = z.object({
  /** Null for the first list of a kitchen that never named it. */
  name: z.nullable(listNameSchema),
  isArchived: z.boolean(),
  entries: z.array(broughtEntrySchema).check(atMost(ENTRIES_PER_LIST)),
});

export const broughtStapleSchema = z.object({ title, category });

export const broughtFoodNameSchema = z.object({ title, food: z.nullable(foodIdSchema) });

/** The papers of a kitchen: what its people have written down beside the food, as another Crisper gives it out. */
export const papersSchema = z.object({
  /** The first list of the other kitchen first. */
  lists: z.optional(z.array(broughtListSchema).check(atMost(LISTS_PER_KITCHEN))),
  staples: z.optional(z.array(broughtStapleSchema).check(atMost(STAPLES_PER_KITCHEN))),
  recipes: z.optional(z.array(recipeDraftSchema).check(atMost(RECIPES_PER_KITCHEN))),
  /** What the other kitchen means by a title; no food where it is no ingredient. */
  foodNames: z.optional(z.array(broughtFoodNameSchema).check(atMost(FOOD_NAMES_PER_KITCHEN))),
});
