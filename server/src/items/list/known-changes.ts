import { addDays, type CalendarDate, startOfDay } from '@crisper/domain/calendar-date.ts';
import { type TimeZone, UTC } from '@crisper/domain/time-zone.ts';
import type { Database } from '#db/database.ts';
import type { StoredDate } from '#items/items.table.ts';

/** Events of that age are all committed: statements are ended long before, and no clock is that wrong. */
const SETTLED_MS = 60_000;
/** Somewhere on earth it is yesterday, and somewhere tomorrow. */
const DAYS_KNOWN = 4;

interface Known {
  /** The changes of all events before that moment, of the week up to the day. */
  before: Date;
  changes: ReadonlyMap<StoredDate, number>;
}

interface Settled {
  expiry_date: StoredDate;
  settled: number | null;
}

const knownOf = new WeakMap<Database, Map<CalendarDate, Known>>();

/** In the public fridge by UTC: its readers are everywhere, and those with the same date get the same answer. */
const weekBegins = (today: CalendarDate, zone = UTC) => startOfDay(addDays(today, -6), zone);

/** Nothing is known: all events of the week are read. */
export const unknownChanges = (today: CalendarDate, zone: TimeZone) => ({
  from: weekBegins(today, zone),
  until: new Date(),
  changes: new Map<StoredDate, number>(),
  settle() {},
});

/**
 * How the dates in the public fridge changed in the week up to the day, as far as it is settled. A busy fridge has tens of
 * thousands of events in a week, and would read them for every new version; only those of the last minute are read again.
 */
export function knownChanges(db: Database, today: CalendarDate) {
  const days = knownOf.get(db) ?? new Map<CalendarDate, Known>();
  knownOf.set(db, days);
  const known = days.get(today);
  const from = known?.before ?? weekBegins(today);
  const until = new Date(Math.max(from.getTime(), Date.now() - SETTLED_MS));
  const changes = known?.changes ?? new Map<StoredDate, number>();
  return {
    from,
    until,
    changes,
    /** Remembers what was read up to `until`. Of two that read at the same time, the first. */
    settle(rows: readonly Settled[]): void {
      if (days.get(today) !== known) return;
      const next = new Map(changes);
      for (const { expiry_date, settled } of rows)
        if (settled) next.set(expiry_date, (next.get(expiry_date) ?? 0) + settled);
      days.delete(today);
      days.set(today, { before: until, changes: next });
      for (const day of [...days.keys()].slice(0, -DAYS_KNOWN)) days.delete(day);
    },
  };
}
