import type { Advice } from '@crisper/domain/items/keeping/date-meaning.ts';
import { relativeDay } from '#fr/relative-day.ts';

interface Due {
  daysLeft: number;
  isGuessed: boolean;
  advice: Advice | null;
}

const adviceWords: Record<Advice, string> = {
  'do-not-eat': 'ne plus manger',
  'look-smell-taste': 'regarder, sentir, goûter',
};

/** When food is due, for the screens of other programs. */
export function dueText({ daysLeft, isGuessed, advice }: Due): string {
  const day = isGuessed ? `${relativeDay(daysLeft)} environ, deviné` : relativeDay(daysLeft);
  return advice ? `${day} ; ${adviceWords[advice]}` : day;
}
