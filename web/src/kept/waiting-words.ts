import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import * as texts from '@crisper/texts/items/waiting.ts';
import { locale } from '@crisper/texts/locale.ts';
import type { Entry } from './kept.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function wordOf(intent: KitchenIntent): keyof typeof texts.done {
  if (intent.kind === 'tickEntry') return intent.got ? 'tickEntry' : 'untickEntry';
  return intent.kind === 'finishItem' ? intent.outcome : intent.kind;
}

export const doneText = ({ intent, title }: Entry): string => texts.done[wordOf(intent)]({ title });
export const notDoneText = ({ intent, title }: Entry): string => texts.notDone[wordOf(intent)]({ title });

/** The time, and the day where it was another one. */
export function momentText(at: number): string {
  const isRecent = Date.now() - at < DAY_MS;
  return new Date(at).toLocaleString(locale, {
    ...(!isRecent && { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
}
