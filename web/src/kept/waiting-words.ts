import type { KitchenIntent } from '@crisper/domain/kept/intents.ts';
import * as texts from '@crisper/texts/waiting/remarks.ts';
import type { OutboxEntry } from './kept.ts';

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
