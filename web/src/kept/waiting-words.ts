import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import * as texts from '@crisper/texts/items/waiting.ts';
import { dateFormat } from '#ui/formats.ts';
import type { OutboxEntry } from './kept.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const time = dateFormat({ timeStyle: 'short' });
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function wordOf(intent: KitchenIntent): keyof typeof texts.done {
  if (intent.kind === 'tickEntry') return intent.got ? 'tickEntry' : 'untickEntry';
  return intent.kind === 'finishItem' ? intent.outcome : intent.kind;
}

export function doneText({ intent, title }: OutboxEntry): string {
  const done = texts.done[wordOf(intent)]({ title });
  // What is left from a dish has its name.
  if (!('cooked' in intent) || !intent.cooked || intent.kind === 'addItem') return done;
  return texts.doneForDish({ done, dish: intent.cooked.title });
}

export const notDoneText = ({ intent, title }: OutboxEntry): string =>
  texts.notDone[wordOf(intent)]({ title });

/** The time, and the day where it was another one. */
export const momentText = (at: number): string => (Date.now() - at < DAY_MS ? time : dayAndTime)(at);
