import type { Told } from '@crisper/domain/notifications/notification.ts';
import * as texts from '@crisper/texts/reminders/reminder-mail.ts';
import { quotedTitle } from '#mail/plain-words.ts';

const isGood = ({ daysLeft }: Told) => daysLeft >= 0;

/** Expired food is not for eating, so it comes last, and first only when there is nothing else. */
export function inOrder(told: readonly Told[]): Told[] {
  return [...told.filter(isGood), ...told.filter((one) => !isGood(one))];
}

/** Of what is in order. */
export function subjectOf([first, ...others]: readonly Told[]): string {
  const words = { title: quotedTitle(first?.title ?? ''), more: others.length };
  return first && isGood(first) ? texts.eatFirst(words) : texts.expired(words);
}
