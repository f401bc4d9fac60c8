import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { storable } from '#storable-text.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });

const importedRecipeSchema = z.object({
  title: z.string(),
  servings: z.nullable(z.number()),
  minutes: z.nullable(z.number()),
  lines: z.array(z.string()),
  steps: z.array(z.string()),
  source: z.nullable(z.string()),
  wasCut: z.boolean(),
});

/** The endpoint about recipes that are elsewhere. */
export const recipesApi = {
  readRecipePage: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/recipes/read',
    summary:
      'Read the recipes on a public web page that has them as JSON-LD of schema.org; keeps nothing, and says of each whether it was cut',
    access: 'kitchen-member',
    params: kitchenParams,
    body: z.object({ url: z.string().check(storable) }),
    response: z.object({ recipes: z.array(importedRecipeSchema) }),
  }),
} satisfies Record<string, Endpoint>;
