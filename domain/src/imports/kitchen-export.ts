import * as z from 'zod/mini';
import { kitchenSchema } from '#kitchens/kitchen-schema.ts';
import { foodNameSchema, recipeSchema } from '#recipes/recipe-schema.ts';
import { entrySchema, shoppingListSchema } from '#shopping/shopping-schema.ts';
import { stapleSchema } from '#shopping/staple-schema.ts';
import { importedEventSchema, importedFoodSchema } from './imported-food-schema.ts';

const exportedEntrySchema = z.pick(entrySchema, {
  title: true,
  category: true,
  amount: true,
  unit: true,
  isApart: true,
  cooked: true,
  gotAt: true,
});

/** A kitchen as a file. Its items and its history are what an import takes, so another Crisper takes them as they are. */
export const kitchenExportSchema = z.object({
  format: z.literal('crisper-kitchen'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  kitchen: z.pick(kitchenSchema, { name: true, currency: true, timeZone: true }),
  places: kitchenSchema.shape.places,
  items: z.array(importedFoodSchema),
  history: z.array(importedEventSchema),
  lists: z.array(
    z.object({
      ...z.pick(shoppingListSchema, { name: true, isArchived: true }).shape,
      entries: z.array(exportedEntrySchema),
    }),
  ),
  staples: z.array(stapleSchema),
  recipes: z.array(z.omit(recipeSchema, { _id: true, addedBy: true })),
  /** What the kitchen means by a title. */
  foodNames: z.array(foodNameSchema),
});
export type KitchenExport = z.output<typeof kitchenExportSchema>;
