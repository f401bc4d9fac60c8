import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as texts from '@crisper/texts/reminders/reminder-mail.ts';
import { quotedTitle } from '#mail/plain-words.ts';

const isGood = ({ daysLeft }: Told) => daysLeft >= 0;

const isUnsafe = ({ advice }: Told) => advice === 'do-not-eat';

/** Food to be eaten comes first, then what must not be eaten any more, then what a person has to judge. */
export function inOrder(told: readonly Told[]): Told[] {
  const past = told.filter((one) => !isGood(one));
  return [...told.filter(isGood), ...past.filter(isUnsafe), ...past.filter((one) => !isUnsafe(one))];
}

/** Of what is in order. */
export function subjectOf([first, ...others]: readonly Told[]): string {
  const words = { title: quotedTitle(first?.title ?? ''), more: others.length };
  if (first && isGood(first)) return texts.eatFirst(words);
  return first && isUnsafe(first) ? texts.doNotEat(words) : texts.expired(words);
}
