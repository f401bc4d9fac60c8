import * as z from 'zod/mini';

/** How the person can sign in: with the password, or through another provider. */
export const signInWaySchema = z.object({
  /** The provider's name; null is the password. */
  provider: z.nullable(z.string()),
  since: z.iso.datetime(),
});
export type SignInWay = z.output<typeof signInWaySchema>;
