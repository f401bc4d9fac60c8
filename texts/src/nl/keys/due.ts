import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#nl/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'niet meer eten',
  'look-smell-taste': 'kijk, ruik, proef',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `naar schatting ${relativeDay(daysLeft)}` : relativeDay(daysLeft);
  return advice ? `${day}; ${adviceWords[advice]}` : day;
}
