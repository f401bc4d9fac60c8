import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { PUBLIC_FRIDGE_ID } from '#kitchens/kitchen.ts';
import { nameSchema } from '#person-name.ts';
import { keptPicture } from '#pictures/picture.ts';
import { isInsecureUrl } from '#pictures/picture-url.ts';
import { fault, type Problem } from '#problem.ts';
import { storable } from '#storable-text.ts';
import { check } from '#validation.ts';
import { isStrongPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password.ts';
import { readsAsEmail } from './public-name.ts';

const PHOTO_URL_MAX_LENGTH = 2048;

const weakPassword = fault('password_weak', { least: PASSWORD_MIN_LENGTH });
const loginIncomplete = fault('login_incomplete');

/** The name that is shown beside a person's items. */
export const displayNameSchema = nameSchema.check(
  z.refine((name) => !readsAsEmail(name), fault('name_is_email')),
);

/** Wherever a person's name is shown, their photo is, so everybody may see it. */
const isOwnPhoto = (url: string) => keptPicture(url)?.kitchenId === PUBLIC_FRIDGE_ID;

const webAddress = z.url({ protocol: /^https?$/ });

/** The URL of a photo, or one that was uploaded here. */
const photoUrl = z.string().check(
  z.refine((url) => isOwnPhoto(url) || z.safeParse(webAddress, url).success, fault('photo_invalid')),
  z.maxLength(PHOTO_URL_MAX_LENGTH, fault('photo_too_long')),
  storable,
);

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
  orNoPhoto(photoUrl.check(z.refine((url) => !isInsecureUrl(url), fault('image_insecure')))),
  null,
);

export const newPasswordSchema = z.string(weakPassword).check(z.refine(isStrongPassword, weakPassword));

/** People who sign in through another provider have none, and confirm by having signed in just now. */
export const currentPasswordSchema = z.optional(
  z.string().check(z.minLength(1, fault('password_missing')), z.maxLength(PASSWORD_MAX_LENGTH)),
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
  password: z
    .string(loginIncomplete)
    .check(z.minLength(1, loginIncomplete), z.maxLength(PASSWORD_MAX_LENGTH)),
});

/** Omitted, the name and the photo stay. */
export const profileChangeSchema = z.object({
  displayName: z.optional(displayNameSchema),
  photoURL: z.optional(orNoPhoto(photoUrl)),
});

/** A photo that was saved before HTTPS was required may stay, so checkNewPhoto checks that. */
export const profileSchema = z.object({ displayName: displayNameSchema, photoURL: orNoPhoto(photoUrl) });

export function checkProfile(
  input: { displayName: string; photoURL: string | null },
  stored: { photoURL: string | null },
): Problem[] {
  return [...check(profileSchema, input), ...checkNewPhoto(input.photoURL, stored.photoURL)];
}

export function checkNewPhoto(photoURL: string | null, stored: string | null): Problem[] {
  if (photoURL === null || photoURL === stored || !isInsecureUrl(photoURL)) return [];
  return [{ field: 'photoURL', code: 'image_insecure' }];
}
