import * as z from 'zod/mini';
import { intentResultSchema, itemIntentSchema } from '#items/intents/intents.ts';
import { fault } from '#problem.ts';
import { recipeIntentSchema } from '#recipes/recipe-intents.ts';
import { shoppingIntentSchema } from '#shopping/shopping-intents.ts';

const INTENTS_AT_ONCE = 100;

/** Every intent in a kitchen: the union of what the features declare. */
const kitchenIntentSchema = z.discriminatedUnion('kind', [
  itemIntentSchema,
  shoppingIntentSchema,
  recipeIntentSchema,
]);
export type KitchenIntent = z.output<typeof kitchenIntentSchema>;

const tooMany = fault('intents_too_many', { most: INTENTS_AT_ONCE });
export const intentsSchema = z.object({
  intents: z
    .array(kitchenIntentSchema)
    .check(z.minLength(1, fault('intents_missing')), z.maxLength(INTENTS_AT_ONCE, tooMany)),
});

export const intentsDoneSchema = z.object({ version: z.int(), results: z.array(intentResultSchema) });
export type IntentsDone = z.output<typeof intentsDoneSchema>;
