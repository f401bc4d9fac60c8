import type { ErrorCode } from '#errors.ts';

interface Invited {
  usesLeft: number;
  endsAt: Date;
  /** The only email address that it lets in, or null. */
  email: string | null;
}

interface Person {
  email: string;
  isEmailProven: boolean;
}

/** Why the invitation lets nobody in any more, or null. */
export function whyClosed(
  { usesLeft, endsAt }: Pick<Invited, 'usesLeft' | 'endsAt'>,
  now: Date,
): ErrorCode | null {
  if (usesLeft === 0) return 'invitation_used_up';
  return endsAt <= now ? 'invitation_expired' : null;
}

/** Why the invitation does not let this person in, or null. An email address that is not proven may be anybody's. */
export function whyNot(invited: Invited, person: Person, now: Date): ErrorCode | null {
  const closed = whyClosed(invited, now);
  if (closed || invited.email === null) return closed;
  if (invited.email !== person.email) return 'invitation_for_other_email';
  return person.isEmailProven ? null : 'invitation_needs_proof';
}
