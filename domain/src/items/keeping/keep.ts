import { addDays, type CalendarDate, daysBetween } from '#calendar-date.ts';
import {
  type DateKind,
  type Freezing,
  goodThrough,
  type Keeping,
  keepsIf,
  newLabel,
  type SaidLabel,
  type Since,
} from './good-through.ts';

/** Why something cannot be done with a food. */
export type KeepingRefusal =
  | 'frozen_already'
  | 'frozen_twice'
  | 'not_frozen'
  | 'over_before_freezing'
  | 'use_by_passed';

/** What a food is after an act; the same object if the act changed nothing. */
export type Kept = { keeping: Keeping } | { refused: KeepingRefusal };

const FREEZINGS_MAX = 2;

/** Whether it began earlier; on the same day, whether it lasts fewer days. */
const isEarlier = (one: Since, other: Since) =>
  one.on < other.on ||
  (one.on === other.on && (one.days ?? Number.POSITIVE_INFINITY) < (other.days ?? Number.POSITIVE_INFINITY));

/** Of two people who opened it, the earlier day counts. */
export function open(keeping: Keeping, on: CalendarDate, days: number | null): Kept {
  const { opened } = keeping;
  if (opened && !isEarlier({ on, days }, opened)) return { keeping };
  return { keeping: recounted({ ...keeping, opened: { on, days } }) };
}

/** What was left when it was frozen for the first time, where a fact about the time before arrives later. */
function recounted(keeping: Keeping): Keeping {
  const { freezing, opened } = keeping;
  if (freezing?.time !== 1) return keeping;
  const wasOpened = opened && opened.on <= freezing.on;
  const last = goodThrough({ ...keeping, freezing: null, opened: wasOpened ? opened : null })?.date ?? null;
  const daysLeft = last && Math.max(0, daysBetween(freezing.on, last));
  return { ...keeping, freezing: { ...freezing, daysLeft } };
}

/** Of two people who froze it, the later day counts. */
export function freeze(keeping: Keeping, on: CalendarDate, days: number): Kept {
  const { freezing, dateKind } = keeping;
  const isSameFreezing = freezing && (!freezing.thawed || on < freezing.thawed.on);
  if (isSameFreezing && on <= freezing.on) return { refused: 'frozen_already' };
  if (freezing?.time === FREEZINGS_MAX && !isSameFreezing) return { refused: 'frozen_twice' };
  const last = isSameFreezing ? lastDayWithout(freezing) : (goodThrough(keeping)?.date ?? null);
  const time = isSameFreezing ? freezing.time : freezing ? 2 : 1;
  if (last && last < on) {
    if (time === 2) return { refused: 'over_before_freezing' };
    if (dateKind === 'use-by') return { refused: 'use_by_passed' };
  }
  const daysLeft = last && Math.max(0, daysBetween(on, last));
  const thawed = isSameFreezing ? freezing.thawed : null;
  return { keeping: { ...keeping, freezing: { on, days, daysLeft, time, thawed } } };
}

/** The day through which it would have been good without being frozen. */
const lastDayWithout = ({ on, daysLeft }: Freezing): CalendarDate | null =>
  daysLeft === null ? null : addDays(on, daysLeft);

/** Of two people who thawed it, the earlier day counts. */
export function thaw(keeping: Keeping, on: CalendarDate, days: number): Kept {
  const { freezing } = keeping;
  if (!freezing) return { refused: 'not_frozen' };
  if (freezing.thawed && !isEarlier({ on, days }, freezing.thawed)) return { keeping };
  return { keeping: { ...keeping, freezing: { ...freezing, thawed: { on, days } } } };
}

/**
 * What the label says, corrected. A person who says the day, or what it means, has read it: it is no estimate any more.
 */
export function label(keeping: Keeping, { labelDate, dateKind, estimated }: SaidLabel): Keeping {
  const isSameDay = labelDate === undefined;
  const wasGuess = keeping.dateKind === 'estimate' && !isSameDay;
  return recounted({
    ...keeping,
    labelDate: isSameDay ? keeping.labelDate : labelDate,
    dateKind: dateKind ?? (wasGuess ? 'best-before' : keeping.dateKind),
    estimated,
    keeps: isSameDay ? keeping.keeps : keepsIf(labelDate, estimated),
  });
}

/**
 * Somebody knows the day better than the facts about opening, freezing and thawing. What the day means stays: use-by is
 * about safety. What lies frozen stays frozen, and is thawed when it is taken out.
 */
export function goodUntil(keeping: Keeping, date: CalendarDate | null, kind?: DateKind): Keeping {
  const { freezing, dateKind: before } = keeping;
  const dateKind = kind ?? (before === 'estimate' ? undefined : before);
  if (!freezing || freezing.thawed) return newLabel({ labelDate: date, dateKind });
  if (date === null) return label(keeping, { labelDate: null, dateKind });
  const days = Math.max(0, daysBetween(freezing.on, date));
  const daysLeft = freezing.daysLeft && Math.min(freezing.daysLeft, days);
  return { ...keeping, dateKind: dateKind ?? before, freezing: { ...freezing, days, daysLeft } };
}

const strictness: Record<DateKind, number> = { 'use-by': 0, 'best-before': 1, estimate: 2 };

/**
 * Of two labels that two people wrote down the earlier date counts, and on the same day the stricter kind. An estimate
 * gives way to what somebody says.
 */
export function stricterLabel(keeping: Keeping, said: SaidLabel): Keeping {
  const { labelDate: known, dateKind: knownKind } = keeping;
  const { labelDate = known, dateKind = knownKind } = said;
  if (labelDate === null) return keeping;
  const isStricter =
    known === null ||
    (keeping.estimated && !said.estimated) ||
    labelDate < known ||
    (labelDate === known && strictness[dateKind] < strictness[knownKind]);
  return isStricter ? label(keeping, said) : keeping;
}
