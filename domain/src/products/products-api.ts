import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { fault } from '#problem.ts';

const gtinSchema = z.string().check(z.regex(/^\d{14}$/, fault('seen_invalid')));

/** The endpoint about products, which belong to no kitchen. */
export const productsApi = {
  findProduct: endpoint({
    method: 'GET',
    path: '/products/:gtin',
    summary:
      'Tell the name of a product by its number of 14 digits, where this server looks up names and finds one',
    access: 'signed-in',
    params: z.object({ gtin: gtinSchema }),
    response: z.object({ name: z.nullable(z.string()) }),
  }),
} satisfies Record<string, Endpoint>;
