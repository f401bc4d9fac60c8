import type { ErrorCode } from '#errors.ts';

/** Who may open an account: anybody, people who were invited to a kitchen, or nobody. */
export const REGISTRATIONS = ['open', 'invited', 'closed'] as const;
export type RegistrationPolicy = (typeof REGISTRATIONS)[number];

/** Why a person may not open an account, or null. Whether the invitation is good is for the kitchen to say. */
export function whyNotRegister(policy: RegistrationPolicy, isInvited: boolean): ErrorCode | null {
  if (policy === 'closed') return 'registration_closed';
  return policy === 'invited' && !isInvited ? 'registration_by_invitation' : null;
}
