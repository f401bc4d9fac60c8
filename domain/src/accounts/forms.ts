import * as z from 'zod/mini';
import { storable } from '#storable-text.ts';
import { emailSchema } from './email.ts';
import { ENTER_BOTH } from './login-filled.ts';
import { isStrongPassword, PASSWORD_MAX_LENGTH, WEAK_PASSWORD } from './password.ts';

const NAME_MAX_LENGTH = 100;
const PHOTO_URL_MAX_LENGTH = 2048;

const ENTER_PASSWORD = 'Please enter your password.';

export const displayNameSchema = z
  .string('Please enter your name')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your name'),
    z.maxLength(NAME_MAX_LENGTH, `A name can have at most ${NAME_MAX_LENGTH} characters`),
    storable,
  );

const photoUrl = z
  .url({ protocol: /^https?$/, error: 'Please enter a valid image URL' })
  .check(z.maxLength(PHOTO_URL_MAX_LENGTH, 'Please enter a shorter image URL'), storable);

/** An empty field means no photo. */
export const photoUrlSchema = z.pipe(
  z.nullish(z.string().check(z.trim())),
  z.pipe(
    z.transform((text: string | null | undefined) => text || null),
    z.nullable(photoUrl),
  ),
);

export const newPasswordSchema = z
  .string(WEAK_PASSWORD.text)
  .check(z.refine(isStrongPassword, WEAK_PASSWORD.text));

/** Whoever signs in through another provider has none, and confirms by having signed in just now. */
export const currentPasswordSchema = z.optional(
  z.string().check(z.minLength(1, ENTER_PASSWORD), z.maxLength(PASSWORD_MAX_LENGTH)),
);

export const registrationSchema = z.object({
  name: displayNameSchema,
  email: emailSchema,
  photoURL: photoUrlSchema,
  password: newPasswordSchema,
});
export type Registration = z.output<typeof registrationSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string(ENTER_BOTH).check(z.minLength(1, ENTER_BOTH), z.maxLength(PASSWORD_MAX_LENGTH)),
});

export const profileSchema = z.object({ displayName: displayNameSchema, photoURL: photoUrlSchema });
