import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#sv/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'ät inte',
  'look-smell-taste': 'titta, lukta, smaka',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `ungefär: ${relativeDay(daysLeft)}, uppskattat` : relativeDay(daysLeft);
  return advice ? `${day}; ${adviceWords[advice]}` : day;
}
