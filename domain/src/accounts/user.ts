import * as z from 'zod/mini';
import { LANGUAGES } from '#languages/languages.ts';
import { timeZoneSchema } from '#time-zone.ts';
import { EMAIL_AUDIENCES } from './email-audience.ts';
import { REGISTRATIONS } from './registration.ts';

/** The signed-in person, as the identity provider describes them. */
export const userSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  metadata: z.object({ creationTime: z.string() }),
  timeZone: timeZoneSchema,
  /** In which the person reads mails and notices. Null while no page has said it: then it is English. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Who sees the email address beside the person's items. */
  emailSeenBy: z.enum(EMAIL_AUDIENCES),
  /** Without one the person signs in through another provider, and confirms by doing so again. */
  hasPassword: z.boolean(),
});
export type User = z.output<typeof userSchema>;

/** The response to every way of signing in; the refresh cookie comes with it. */
export const signedInSchema = z.object({ accessToken: z.string(), user: userSchema });
export type SignedIn = z.output<typeof signedInSchema>;

/** The operator's configuration: ways of signing in beside email and password, and a mail server. */
export const providersSchema = z.object({
  google: z.boolean(),
  oidc: z.nullable(z.object({ name: z.string() })),
  firebase: z.nullable(z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() })),
  registration: z.enum(REGISTRATIONS),
  /** Without a mail server, mails are written to a folder for the operator. */
  sendsMail: z.boolean(),
  /** Whether the server asks a service for the names of products. */
  looksUpProducts: z.boolean(),
  /** Whether the server reads pages on the internet for their recipes. */
  readsRecipePages: z.boolean(),
});
export type Providers = z.output<typeof providersSchema>;
