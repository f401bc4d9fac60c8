import * as z from 'zod/mini';

const invalidEmail = 'Invalid email address.';

/** Addresses differ by more than their case for nobody, so they are kept in lower case. */
export const emailSchema = z
  .string(invalidEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, invalidEmail), z.email(invalidEmail));
