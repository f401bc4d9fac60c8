import type { PrintedDate } from '@crisper/domain/labels/printed-date.ts';

const keyOf = (dates: readonly PrintedDate[]) => dates.map(({ date, kind }) => `${kind} ${date}`).join();

/** What the last reading has in common with one before it; null while no two of them agree. */
export function agreedDates(readings: readonly PrintedDate[][]): PrintedDate[] | null {
  const last = readings.at(-1) ?? [];
  const isAgreed = last.length > 0 && readings.slice(0, -1).some((before) => keyOf(before) === keyOf(last));
  return isAgreed ? last : null;
}
