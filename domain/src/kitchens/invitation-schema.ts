import * as z from 'zod/mini';
import { emailSchema } from '#email.ts';
import { fault } from '#problem.ts';
import { INVITATION_USES_MAX } from './invitation.ts';
import { kitchenIdSchema } from './kitchen-schema.ts';
import { roleSchema } from './member-schema.ts';

export const invitationIdSchema = z.uuid().check(z.toLowerCase());

/** An owner is made by another owner, in the kitchen. */
export const invitationRoleSchema = z.enum(['member', 'guest']);

const wrongUses = fault('invitation_uses', { least: 1, most: INVITATION_USES_MAX });

export const newInvitationSchema = z.object({
  role: invitationRoleSchema,
  /** Mails the link; then it is for the account with this email address alone, once. */
  email: z.optional(emailSchema),
  /** How many people the link lets in. */
  uses: z.optional(z.int(wrongUses).check(z.gte(1, wrongUses), z.lte(INVITATION_USES_MAX, wrongUses))),
});

/** The link is shown once: the server keeps a hash of its secret. */
export const madeInvitationSchema = z.object({
  invitationId: invitationIdSchema,
  link: z.string(),
  endsAt: z.iso.datetime(),
  uses: z.int(),
  /** Whether a mail with the link is on its way. */
  isMailed: z.boolean(),
});

/** An invitation that still lets a person in. */
export const invitationSchema = z.object({
  id: invitationIdSchema,
  role: invitationRoleSchema,
  email: z.nullable(z.string()),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  uses: z.int(),
  usesLeft: z.int(),
});

export const offerSchema = z.object({
  kitchenId: kitchenIdSchema,
  kitchenName: z.string(),
  role: invitationRoleSchema,
  invitedBy: z.object({ name: z.string(), photo: z.nullable(z.string()) }),
  /** The email address that the invitation is for, such as b…@example.com. */
  email: z.nullable(z.string()),
  endsAt: z.iso.datetime(),
  /** Whether the caller is in the kitchen already. */
  isMember: z.boolean(),
});

const TOKEN_MAX_LENGTH = 200;

/** The part of the link behind the #. */
export const invitationTokenSchema = z.string().check(z.minLength(1), z.maxLength(TOKEN_MAX_LENGTH));

export const acceptedSchema = z.object({ kitchenId: kitchenIdSchema, role: roleSchema });
