import * as z from 'zod/mini';
import { fault } from '#problem.ts';

const invalidEmail = fault('email_invalid');

/** Email addresses are stored in lower case; no provider distinguishes case. */
export const emailSchema = z
  .string(invalidEmail)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, invalidEmail), z.email(invalidEmail));
