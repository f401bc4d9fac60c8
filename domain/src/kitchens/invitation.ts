import type * as z from 'zod/mini';
import type {
  invitationRoleSchema,
  invitationSchema,
  madeInvitationSchema,
  newInvitationSchema,
  offerSchema,
} from './invitation-schema.ts';

export type Invitation = z.output<typeof invitationSchema>;
export type NewInvitation = z.output<typeof newInvitationSchema>;
export type MadeInvitation = z.output<typeof madeInvitationSchema>;
export type InvitationRole = z.output<typeof invitationRoleSchema>;
/** What an invitation offers to the person who opens its link. */
export type Offer = z.output<typeof offerSchema>;

export const INVITATION_DAYS = 7;
/** How many people a link lets in, unless its maker chooses another number. */
export const INVITATION_USES = 5;
export const INVITATION_USES_MAX = 20;
export const OPEN_INVITATIONS_MAX = 20;

/** Enough of an email address to recognize one's own, and too little to write to it: b…@example.com. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
