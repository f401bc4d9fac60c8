import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { locale } from './locale.ts';
import { relativeDay } from './relative-day.ts';

interface Day {
  daysLeft: number;
  /** Nobody said the day. */
  isEstimated: boolean;
  /** Once the day has passed. */
  advice: Advice | null;
}

const advices: Record<Advice, string> = {
  'do-not-eat': 'do not eat',
  'look-smell-taste': 'look, smell, taste',
};

function aboutDay(daysLeft: number): string {
  if (daysLeft === 0) return 'about today';
  if (daysLeft === 1) return 'about tomorrow';
  if (daysLeft > 1) return `in about ${daysLeft.toLocaleString(locale)} days`;
  return `about ${daysLeft === -1 ? 'yesterday' : `${(-daysLeft).toLocaleString(locale)} days ago`}, guessed`;
}

/** Through when it is good and what to do after that, in mails and notices. */
export function dayWords({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  return advice ? `${day}: ${advices[advice]}` : day;
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The same where it stands alone. */
export const dayHeading = (day: Day): string => sentence(dayWords(day));

/** Under the bell. The title stands above it and may be one thing or many, so no verb here has it as its subject. */
export function notificationMessage({ daysLeft, isEstimated, advice }: Day): string {
  const day = isEstimated ? aboutDay(daysLeft) : relativeDay(daysLeft);
  if (daysLeft > 0) return `The last day is ${day}.`;
  if (daysLeft === 0) return `${sentence(day)}. Eat this first.`;
  if (advice) return `${sentence(day)}. ${sentence(advices[advice])}.`;
  return `${sentence(day)}.${daysLeft === -1 ? ' Check before eating.' : ''}`;
}
