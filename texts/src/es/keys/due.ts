import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#es/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'no comer',
  'look-smell-taste': 'mira, huele, prueba',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `más o menos: ${relativeDay(daysLeft)}, estimado` : relativeDay(daysLeft);
  return advice ? `${day}; ${adviceWords[advice]}` : day;
}
