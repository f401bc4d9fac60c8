import * as z from 'zod/mini';
import { calendarDateSchema, eventDaySchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { categorySchema } from '#items/category-schema.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { WASTE_REASONS } from '#items/keeping/waste.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';

/** What became of some food in one month. */
const sum = {
  /** Its first day. */
  month: calendarDateSchema,
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
};
/** Only waste is told by category. */
const monthSchema = z.object({ ...sum, category: z.nullable(categorySchema) });
export type WasteMonth = z.output<typeof monthSchema>;
const ownMonthSchema = z.object(sum);
export type OwnMonth = z.output<typeof ownMonthSchema>;

const mostWastedSchema = z.object({
  title: z.string(),
  category: categorySchema,
  image: z.nullable(z.string()),
  times: z.int(),
  money: z.int(),
  /** The most frequent one, where there is any. */
  reason: z.nullable(z.enum(WASTE_REASONS)),
});
export type MostWasted = z.output<typeof mostWastedSchema>;

const wasteSchema = z.object({
  currency: z.string(),
  months: z.array(monthSchema),
  /** What the caller did themselves. Nobody is told about the others. */
  mine: z.array(ownMonthSchema),
  /** What was thrown away most often in the last three months of these, if anything was more than once. */
  most: z.nullable(mostWastedSchema),
  /** Counted in weeks of the kitchen, at most a year of them. */
  weeksWithoutWaste: z.int(),
});
export type Waste = z.output<typeof wasteSchema>;

/** The endpoints about what becomes of food, a part of the contract. */
export const wasteApi = {
  getWaste: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/waste',
    summary:
      'Tell what became of the food of a kitchen, by month, and waste by category, from one day to another',
    access: 'kitchen-guest',
    params: z.object({ kitchenId: kitchenIdSchema }),
    query: z.object({ from: eventDaySchema, to: eventDaySchema }),
    response: wasteSchema,
  }),
} satisfies Record<string, Endpoint>;
