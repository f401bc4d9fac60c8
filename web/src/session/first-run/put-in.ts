import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { currentSession } from '#session/session-store.ts';

/** Food that the person put in, with the day through which it is good. */
export interface DatedFood {
  person: string | undefined;
  kitchenId: string;
  title: string;
  expiryDate: CalendarDate;
}

// Not stored: people are asked after they have put something in, and not when they open a page.
let first: DatedFood | null = null;
const listeners = new Set<() => void>();

function show(food: DatedFood | null): void {
  first = food;
  for (const listener of listeners) listener();
}

const personHere = () => currentSession().user?.uid;

/** What was put in with a date since the page was opened, and was not asked about. */
export const putInFirst = (): DatedFood | null => (first?.person === personHere() ? first : null);

interface Added {
  kitchenId: string;
  title: string;
  expiryDate?: string | null | undefined;
}

/** The person put this in. Of several, the one that is due first is asked about. */
export function notePutIn({ kitchenId, title, expiryDate }: Added): void {
  const earlier = putInFirst();
  if (expiryDate && !(earlier && earlier.expiryDate <= expiryDate))
    show({ person: personHere(), kitchenId, title, expiryDate: expiryDate as CalendarDate });
}

export function onPutIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question has been answered, or there is nothing to ask. */
export const forgetPutIn = (): void => show(null);
