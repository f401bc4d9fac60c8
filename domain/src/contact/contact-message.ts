import * as z from 'zod/mini';
import { emailSchema } from '#accounts/email.ts';
import { displayNameSchema } from '#accounts/forms.ts';
import { storable } from '#storable-text.ts';

const MESSAGE_MAX_LENGTH = 5000;

export const contactMessageSchema = z.object({
  name: displayNameSchema,
  email: emailSchema,
  message: z
    .string('Please enter a message')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a message'),
      z.maxLength(MESSAGE_MAX_LENGTH, `A message can have at most ${MESSAGE_MAX_LENGTH} characters`),
      storable,
    ),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
