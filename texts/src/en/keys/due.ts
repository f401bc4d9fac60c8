import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#en/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'do not eat',
  'look-smell-taste': 'look, smell, taste',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `about: ${relativeDay(daysLeft)}, guessed` : relativeDay(daysLeft);
  return advice ? `${day}; ${adviceWords[advice]}` : day;
}
