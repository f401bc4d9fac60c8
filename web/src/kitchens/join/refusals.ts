import type { ErrorCode } from '@crisper/domain/errors.ts';
import * as texts from '@crisper/texts/kitchens/join.ts';
import { ApiError } from '#http/api-error.ts';

interface Wording {
  title: string;
  text: string;
}

/** What is said of an invitation that lets nobody in, by the server's reason. */
const WORDINGS = {
  invalid_input: { title: texts.brokenTitle, text: texts.brokenText },
  invitation_incomplete: { title: texts.brokenTitle, text: texts.brokenText },
  invitation_unknown: { title: texts.endedTitle, text: texts.endedText },
  invitation_expired: { title: texts.expiredTitle, text: texts.expiredText },
  invitation_used_up: { title: texts.usedUpTitle, text: texts.usedUpText },
  too_many_kitchens: { title: texts.tooManyKitchensTitle, text: texts.tooManyKitchensText },
  too_many_people: { title: texts.tooManyPeopleTitle, text: texts.tooManyPeopleText },
} satisfies Partial<Record<ErrorCode, Wording>>;

/** Why a person is not let in: in words, or by a reason that they can do something about. */
export type JoinRefusal = Wording | 'other-email' | 'needs-proof';

export const BROKEN: JoinRefusal = WORDINGS.invalid_input;

/** Null for a failure that has nothing to do with the invitation, such as a missing network. */
export function refusalOf(error: unknown): JoinRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'invitation_for_other_email') return 'other-email';
  if (error.code === 'invitation_needs_proof') return 'needs-proof';
  return error.code in WORDINGS ? WORDINGS[error.code as keyof typeof WORDINGS] : null;
}
