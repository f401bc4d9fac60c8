import * as z from 'zod/mini';
import { isInsecureUrl, PICTURE_NEEDS_HTTPS } from '#pictures/picture-url.ts';
import { filledIn, storable } from '#storable-text.ts';
import { check, type Problem } from '#validation.ts';
import { emailSchema } from './email.ts';
import { ENTER_BOTH } from './login-filled.ts';
import { isStrongPassword, PASSWORD_MAX_LENGTH, WEAK_PASSWORD } from './password.ts';
import { readsAsEmail } from './public-name.ts';

const NAME_MAX_LENGTH = 100;
const PHOTO_URL_MAX_LENGTH = 2048;

const ENTER_PASSWORD = 'Please enter your password.';

export const nameSchema = z
  .string('Please enter your name')
  .check(
    z.trim(),
    filledIn('Please enter your name'),
    z.maxLength(NAME_MAX_LENGTH, `A name can have at most ${NAME_MAX_LENGTH} characters`),
    storable,
  );

/** The name that stands beside a person's food. */
export const displayNameSchema = nameSchema.check(
  z.refine((name) => !readsAsEmail(name), 'Please enter your name, not an email address'),
);

const photoUrl = z
  .url({ protocol: /^https?$/, error: 'Please enter a valid image URL' })
  .check(z.maxLength(PHOTO_URL_MAX_LENGTH, 'Please enter a shorter image URL'), storable);

/** An empty field means no photo. */
const orNoPhoto = (photo: typeof photoUrl) =>
  z.pipe(
    z.nullable(z.string().check(z.trim())),
    z.pipe(
      z.transform((text: string | null) => text || null),
      z.nullable(photo),
    ),
  );

export const photoUrlSchema = z._default(
  orNoPhoto(photoUrl.check(z.refine((url) => !isInsecureUrl(url), PICTURE_NEEDS_HTTPS))),
  null,
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

/** Left out, the name and the photo stay. */
export const profileChangeSchema = z.object({
  displayName: z.optional(displayNameSchema),
  photoURL: z.optional(orNoPhoto(photoUrl)),
});

/** A photo that was saved before HTTPS was asked for may stay, so that is judged by checkNewPhoto. */
export const profileSchema = z.object({ displayName: displayNameSchema, photoURL: orNoPhoto(photoUrl) });

export function checkProfile(
  input: { displayName: string; photoURL: string | null },
  stored: { photoURL: string | null },
): Problem[] {
  return [...check(profileSchema, input), ...checkNewPhoto(input.photoURL, stored.photoURL)];
}

export function checkNewPhoto(photoURL: string | null, stored: string | null): Problem[] {
  if (photoURL === null || photoURL === stored || !isInsecureUrl(photoURL)) return [];
  return [{ field: 'photoURL', message: PICTURE_NEEDS_HTTPS }];
}
