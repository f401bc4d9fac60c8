import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { localStore } from '#http/local-store.ts';

const KEY = 'taken-from';

interface Taking {
  self: string;
  /** Whose food is taken. */
  owners: string[];
  today: CalendarDate;
}

interface Kept {
  person: string;
  day: CalendarDate;
  owners: string[];
}

/** The people of whose food this person was asked about today, in this browser. */
function confirmed(self: string, today: CalendarDate): string[] {
  const text = localStore.read(KEY);
  if (text === null) return [];
  const { person, day, owners } = JSON.parse(text) as Kept;
  return person === self && day === today ? owners : [];
}

/** Whether the person said today that they take what is these owners', or it is all their own. */
export function isConfirmed({ self, owners, today }: Taking): boolean {
  const known = [self, ...confirmed(self, today)];
  return owners.every((owner) => known.includes(owner));
}

export function confirmTaking({ self, owners, today }: Taking): void {
  const known = new Set([...confirmed(self, today), ...owners]);
  localStore.write(KEY, JSON.stringify({ person: self, day: today, owners: [...known] } satisfies Kept));
}
