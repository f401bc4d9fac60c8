import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#it/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'non mangiare',
  'look-smell-taste': 'guarda, annusa, assaggia',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `circa: ${relativeDay(daysLeft)}, stima` : relativeDay(daysLeft);
  return advice ? `${day}; ${adviceWords[advice]}` : day;
}
