import { addDays, type CalendarDate } from '#calendar-date.ts';

/** What the date on the label means, or that the date is only a guess. */
export const DATE_KINDS = ['use-by', 'best-before', 'estimate'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** The source of an estimate: what the kitchen said of such food before, the list of foods, or the category. */
export const ESTIMATE_SOURCES = ['kitchen', 'foodkeeper', 'own', 'category'] as const;
type EstimateSource = (typeof ESTIMATE_SOURCES)[number];

export interface Estimated {
  /** Null for food that keeps. */
  days: number | null;
  source: EstimateSource;
  /** How many dates of the kitchen it comes from. */
  times?: number | undefined;
}

/** Food keeps for a number of days from a day on; null is without a limit. */
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
  /** Nobody said that day. */
  isGuess?: true | undefined;
}

/** What is known about how long a food keeps. Nothing here depends on today, so nothing changes at midnight. */
export interface Keeping {
  labelDate: CalendarDate | null;
  dateKind: DateKind;
  /** How the date was estimated, or that food needs none. Null if a person said it, or nobody knows. */
  estimated?: Estimated | undefined;
  /** Somebody said that it needs no date. */
  keeps?: true | undefined;
  opened: Since | null;
  freezing: Freezing | null;
}

/** Of what only a date is known. */
export const labelled = (
  labelDate: CalendarDate | null,
  dateKind: DateKind = 'best-before',
  said: Pick<Keeping, 'estimated' | 'keeps'> = {},
): Keeping => ({ labelDate, dateKind, ...said, opened: null, freezing: null });

/** What somebody says about a date; left out is what they say nothing about. */
export interface SaidLabel {
  /** Null: it needs none. */
  labelDate?: CalendarDate | null | undefined;
  dateKind?: DateKind | undefined;
  /** It was estimated for them. */
  estimated?: Estimated | undefined;
}

/** Somebody who says that there is no date says that it keeps. An estimate says so by itself. */
export const keepsIf = (
  labelDate: CalendarDate | null | undefined,
  estimated?: Estimated,
): true | undefined => (labelDate === null && !estimated) || undefined;

/** The date of food that is put in. Nothing said is unknown; null is food that keeps. */
export const newLabel = ({ labelDate, dateKind, estimated }: SaidLabel): Keeping =>
  labelled(labelDate ?? null, dateKind ?? (estimated && 'estimate'), {
    estimated,
    keeps: keepsIf(labelDate, estimated),
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

/** Frozen nobody knows when, and perhaps after its own day: neither the freezer nor thawing promises a later one. */
export const isFrozenPerhapsTooLate = ({ freezing }: Keeping): boolean =>
  freezing?.isGuess === true && freezing.days === 0;

/** The last day on which the food is good, and why; null if it has none. */
export function goodThrough(keeping: Keeping): GoodThrough | null {
  const { freezing, opened } = keeping;
  if (!freezing || isFrozenPerhapsTooLate(keeping)) return earlier(byLabel(keeping), byOpening(keeping));
  const frozen = byFreezing(freezing);
  // What was opened before it was frozen is part of the days that were left.
  const wasOpenedSince = freezing.thawed && opened && opened.on > freezing.on;
  return wasOpenedSince ? earlier(frozen, byOpening(keeping)) : frozen;
}
