import { type CalendarDate, daysBetween, isCalendarDate } from '#calendar-date.ts';
import { DAYS_MAX } from './source.ts';

/** A row of another program's table, from its database or from its API. */
export type ForeignRow = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** NaN where there is none. Some programs wrote numbers as texts. */
export const numberOf = (value: unknown): number => Number(textOf(value) || Number.NaN);

export const isTrue = (value: unknown): boolean => textOf(value) === '1';

/** Of a day, or of a time that begins with its day. */
export function dayOf(value: unknown): CalendarDate | null {
  const day = textOf(value).slice(0, '2026-11-18'.length);
  return isCalendarDate(day) ? day : null;
}

/** How many days it keeps from a day on; none where the other day has passed by then. */
export const daysFrom = (on: CalendarDate, through: CalendarDate): number =>
  Math.min(Math.max(0, daysBetween(on, through)), DAYS_MAX);

export const byId = (rows: readonly ForeignRow[] = []): Map<string, ForeignRow> =>
  new Map(rows.map((row) => [textOf(row.id), row]));

export const isThere = <T>(value: T | null): value is T => value !== null;

/** Three decimals, as amounts have here. */
export const roundedAmount = (amount: number): number => Math.round(amount * 1000) / 1000;

export const isRow = (value: unknown): value is ForeignRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsIn = (value: unknown): ForeignRow[] => (Array.isArray(value) ? value.filter(isRow) : []);
