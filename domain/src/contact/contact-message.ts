import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { nameSchema } from '#person-name.ts';
import { fault } from '#problem.ts';
import { filledIn, storable } from '#storable-text.ts';

const MESSAGE_MAX_LENGTH = 5000;
/** No person reads the page and writes a name and a message in less time. */
const SHORTEST_VISIT_MS = 2000;

const missing = fault('message_missing');

/** The form as the page sends it, with fields that distinguish people from programs. */
export const contactFormSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  message: z
    .string(missing)
    .check(
      z.trim(),
      filledIn(missing),
      z.maxLength(MESSAGE_MAX_LENGTH, fault('message_too_long', { most: MESSAGE_MAX_LENGTH })),
      storable,
    ),
  /** A field that people do not see, so only a program fills it in. */
  website: z.optional(z.string().check(storable)),
  /** How long the page was open when the form was sent. */
  openForMs: z.optional(z.number()),
});
export type ContactInput = z.output<typeof contactFormSchema>;

export function seemsAutomatic({ website, openForMs = 0 }: ContactInput): boolean {
  return Boolean(website) || openForMs < SHORTEST_VISIT_MS;
}
