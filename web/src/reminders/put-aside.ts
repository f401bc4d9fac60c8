import { mayAskToRemind, type PutAside } from '@crisper/domain/reminders/reminder-question.ts';
import { localStore } from '#http/local-store.ts';

const KEY = 'reminder-question';

interface Kept extends PutAside {
  person: string;
}

/** In this browser: notices are a matter of each device. */
function putAsideBy(person: string): PutAside | null {
  const text = localStore.read(KEY);
  const kept = text === null ? null : (JSON.parse(text) as Kept);
  return kept?.person === person ? kept : null;
}

export const mayAsk = (person: string): boolean => mayAskToRemind(putAsideBy(person), Date.now());

/** The person said *Not now*. */
export function putAside(person: string): void {
  const times = (putAsideBy(person)?.times ?? 0) + 1;
  localStore.write(KEY, JSON.stringify({ person, times, at: Date.now() } satisfies Kept));
}
