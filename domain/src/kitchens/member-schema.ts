import * as z from 'zod/mini';
import { ROLES } from './policy.ts';

export const roleSchema = z.enum(ROLES);

export const memberIdSchema = z.uuid().check(z.toLowerCase());

export const memberSchema = z.object({
  accountId: memberIdSchema,
  name: z.string(),
  photo: z.nullable(z.string()),
  /** For owners and members, unless the person shows it to nobody; one's own always. */
  email: z.nullable(z.string()),
  role: roleSchema,
  joinedAt: z.iso.datetime(),
});
