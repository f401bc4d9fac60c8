import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { invitationTokenSchema } from '#kitchens/invitation-schema.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { succeeded } from '#succeeded.ts';
import { timeZoneSchema } from '#time-zone.ts';
import { accountEventSchema } from './account-event.ts';
import { accountExportSchema } from './account-export.ts';
import { EMAIL_AUDIENCES } from './email-audience.ts';
import {
  currentPasswordSchema,
  loginSchema,
  newPasswordSchema,
  profileChangeSchema,
  registrationSchema,
} from './forms.ts';
import { providersSchema, signedInSchema, userSchema } from './user.ts';

const TOKEN_MAX_LENGTH = 8192;
const token = z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_LENGTH));

/** The invitation that a new account comes by, where it needs one. */
const invitation = z.optional(invitationTokenSchema);

/** The endpoints about accounts. */
export const accountsApi = {
  verifyToken: endpoint({
    method: 'POST',
    path: '/verify-token',
    summary: 'Tell whether the access token is good',
    access: 'anyone',
    response: z.object({ valid: z.boolean() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account and sign in to it',
    access: 'anyone',
    cookies: true,
    body: z.object({ ...registrationSchema.shape, invitation }),
    response: signedInSchema,
    usesToday: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with an e-mail address and a password',
    access: 'anyone',
    cookies: true,
    body: loginSchema,
    response: signedInSchema,
  }),
  signInWithFirebase: endpoint({
    method: 'POST',
    path: '/auth/firebase',
    summary: 'Sign in with a Firebase ID token',
    access: 'anyone',
    cookies: true,
    body: z.object({ idToken: token, invitation }),
    response: signedInSchema,
  }),
  refreshSession: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Get a new access token for the refresh cookie',
    access: 'anyone',
    cookies: true,
    response: signedInSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out, here or everywhere; signing out twice succeeds',
    access: 'anyone',
    cookies: true,
    body: z.object({ everywhere: z.optional(z.boolean()) }),
    response: succeeded,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Mail a link for a new password to the address, if there is an account for it',
    access: 'anyone',
    body: z.object({ email: emailSchema }),
    response: succeeded,
  }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/auth/password-reset/confirm',
    summary: 'Set a new password with the token from the mailed link; signs out everywhere',
    access: 'anyone',
    body: z.object({ token, password: newPasswordSchema }),
    response: succeeded,
  }),
  listProviders: endpoint({
    method: 'GET',
    path: '/auth/providers',
    summary:
      'Tell which other ways of signing in there are, who may open an account, and whether mails are sent',
    access: 'anyone',
    response: providersSchema,
  }),
  getAccount: endpoint({
    method: 'GET',
    path: '/account',
    summary: 'Tell who the caller is',
    access: 'signed-in',
    response: userSchema,
  }),
  updateAccount: endpoint({
    method: 'PATCH',
    path: '/account',
    summary:
      'Change the name, the photo, the time zone, the language, or who sees the email address; what is left out stays',
    access: 'signed-in',
    body: z.object({
      ...profileChangeSchema.shape,
      timeZone: z.optional(timeZoneSchema),
      language: z.optional(z.enum(LANGUAGES)),
      emailSeenBy: z.optional(z.enum(EMAIL_AUDIENCES)),
    }),
    response: userSchema,
  }),
  requestEmailProof: endpoint({
    method: 'POST',
    path: '/account/email/proof',
    summary:
      "Mail a link that proves the email address to be the caller's; one that is proven already succeeds",
    access: 'signed-in',
    response: succeeded,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/account/email/confirm',
    summary: 'Prove the email address, with the token of the link in that mail',
    access: 'signed-in',
    body: z.object({ token }),
    response: succeeded,
  }),
  listAccountEvents: endpoint({
    method: 'GET',
    path: '/account/events',
    summary: "List the latest sign-ins and changes of the caller's account, newest first",
    access: 'signed-in',
    response: z.array(accountEventSchema),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/account/password',
    summary: 'Change the password; signs out everywhere else',
    access: 'signed-in',
    body: z.object({
      currentPassword: currentPasswordSchema,
      newPassword: newPasswordSchema,
      /** Whether the keys of all programs end, too. */
      endKeys: z.optional(z.boolean()),
    }),
    response: succeeded,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/account/export',
    summary: 'Tell the caller everything that is kept about them',
    access: 'signed-in',
    takesLong: true,
    response: accountExportSchema,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/account',
    summary: 'Delete the account and everything that is the person’s',
    access: 'signed-in',
    takesLong: true,
    cookies: true,
    body: z.object({ password: currentPasswordSchema }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
