import * as z from 'zod/mini';
import { calendarDateSchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { categorySchema } from '#items/category-schema.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';

/** What became of the food of one category in one month. */
const monthSchema = z.object({
  /** Its first day. */
  month: calendarDateSchema,
  category: categorySchema,
  outcome: z.enum(OUTCOMES),
  /** Whole foods; a half counts half. */
  foods: z.number(),
  grams: z.number(),
  /** How much of the weight is a guess. */
  guessedGrams: z.number(),
  co2e: z.number(),
  /** In the smallest unit of the currency, and how many foods had no price. */
  money: z.int(),
  unpriced: z.number(),
});
export type WasteMonth = z.output<typeof monthSchema>;

const wasteSchema = z.object({
  currency: z.string(),
  months: z.array(monthSchema),
  /** What was thrown away most in the last three months of these. */
  most: z.array(z.object({ title: z.string(), times: z.int() })),
  /** The last day on which food was thrown away. */
  lastWasted: z.nullable(calendarDateSchema),
});
export type Waste = z.output<typeof wasteSchema>;

/** The endpoints about what becomes of food, a part of the contract. */
export const wasteApi = {
  getWaste: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/waste',
    summary: 'Tell what became of the food of a kitchen, by month and category, from one day to another',
    access: 'kitchen-guest',
    params: z.object({ kitchenId: kitchenIdSchema }),
    query: z.object({ from: calendarDateSchema, to: calendarDateSchema }),
    response: wasteSchema,
  }),
} satisfies Record<string, Endpoint>;
