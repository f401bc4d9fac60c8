import { addDays, type CalendarDate } from '#calendar-date.ts';

/** What the date on the label means, or that the date is only a guess. */
export const DATE_KINDS = ['use-by', 'best-before', 'estimate'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** A food keeps for so many days from a day on; null: the days are not limited. */
export interface Since {
  on: CalendarDate;
  days: number | null;
}

export interface Freezing {
  on: CalendarDate;
  /** How long it keeps in a freezer. */
  days: number;
  /** How long it was still good for on that day; null if it had no date. */
  daysLeft: number | null;
  /** The first time or the second. There is no third. */
  time: 1 | 2;
  thawed: { on: CalendarDate; days: number } | null;
}

/** What is known about how long a food keeps. Nothing here depends on today, so nothing changes at midnight. */
export interface Keeping {
  labelDate: CalendarDate | null;
  dateKind: DateKind;
  opened: Since | null;
  freezing: Freezing | null;
}

/** Of what only a date is known. */
export const labelled = (labelDate: CalendarDate | null, dateKind: DateKind = 'best-before'): Keeping => ({
  labelDate,
  dateKind,
  opened: null,
  freezing: null,
});

/** The fact that decides how long the food is good. */
type Reason = 'label' | 'opened' | 'frozen' | 'thawed';

export interface GoodThrough {
  date: CalendarDate;
  because: Reason;
}

const SECOND_THAW_DAYS = 1;

const earlier = (a: GoodThrough | null, b: GoodThrough | null) =>
  a && b ? (b.date < a.date ? b : a) : (a ?? b);

const byLabel = ({ labelDate }: Keeping): GoodThrough | null =>
  labelDate && { date: labelDate, because: 'label' };

function byOpening({ opened }: Keeping): GoodThrough | null {
  if (opened?.days == null) return null;
  return { date: addDays(opened.on, opened.days), because: 'opened' };
}

function byFreezing({ on, days, daysLeft, time, thawed }: Freezing): GoodThrough {
  if (!thawed) return { date: addDays(on, Math.max(daysLeft ?? 0, days)), because: 'frozen' };
  const most = time === 2 ? SECOND_THAW_DAYS : Number.POSITIVE_INFINITY;
  return {
    date: addDays(thawed.on, Math.min(daysLeft ?? Number.POSITIVE_INFINITY, thawed.days, most)),
    because: 'thawed',
  };
}

/** The last day on which the food is good, and why; null if it has none. */
export function goodThrough(keeping: Keeping): GoodThrough | null {
  const { freezing, opened } = keeping;
  if (!freezing) return earlier(byLabel(keeping), byOpening(keeping));
  const frozen = byFreezing(freezing);
  // What was opened before it was frozen is part of the days that were left.
  const wasOpenedSince = freezing.thawed && opened && opened.on > freezing.on;
  return wasOpenedSince ? earlier(frozen, byOpening(keeping)) : frozen;
}
