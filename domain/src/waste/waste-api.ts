import * as z from 'zod/mini';
import { calendarDateSchema, eventDaySchema } from '#calendar-date-schema.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { categorySchema } from '#items/category-schema.ts';
import { amountField, priceField, titleField, unitField } from '#items/item-fields.ts';
import { UNITS } from '#items/keeping/amount.ts';
import { OUTCOMES } from '#items/keeping/toll.ts';
import { WASTE_REASONS } from '#items/keeping/waste.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { fault } from '#problem.ts';
import { succeeded } from '#succeeded.ts';

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
  /** How much of it there was at first, the last time, and what so much cost last; null if nobody said. */
  amount: z.number(),
  unit: z.enum(UNITS),
  price: z.nullable(z.int()),
  /** The most frequent one, where there is any. */
  reason: z.nullable(z.enum(WASTE_REASONS)),
});
export type MostWastedFood = z.output<typeof mostWastedSchema>;

const wasteSchema = z.object({
  currency: z.string(),
  months: z.array(monthSchema),
  /** What the caller did themselves. Nobody is told about the others. */
  mine: z.array(ownMonthSchema),
  /** What was thrown away most often in the last three months of these, if anything was more than once. */
  most: z.nullable(mostWastedSchema),
  /** How many foods were cooked on one of their last two days, or later, in each month that has any. */
  rescued: z.array(z.object({ month: calendarDateSchema, foods: z.int() })),
  /** Counted in weeks of the kitchen, at most a year of them. */
  weeksWithoutWaste: z.int(),
});
export type Waste = z.output<typeof wasteSchema>;

/** What so much of a food costs from now on, where nothing else is entered. */
const usualPriceSchema = z.object({
  title: titleField(fault('title_missing')),
  unit: unitField,
  amount: amountField,
  price: priceField,
});
export type UsualPrice = z.output<typeof usualPriceSchema>;

/** The endpoints about what becomes of food, a part of the contract. */
export const wasteApi = {
  getWaste: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/waste',
    summary:
      'Tell what became of the food of a kitchen, by month, and waste by category, from one day to another',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: z.object({ kitchenId: kitchenIdSchema }),
    query: z.object({ from: eventDaySchema, to: eventDaySchema }),
    response: wasteSchema,
  }),
  sayPrice: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/prices',
    summary: 'Say what a food costs in a kitchen, also where none of it is there any more',
    access: 'kitchen-member',
    params: z.object({ kitchenId: kitchenIdSchema }),
    body: usualPriceSchema,
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
