import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { type TimeZone, timeZoneSchema, UTC } from '@crisper/domain/time-zone.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import type { FastifyRequest } from 'fastify';
import { findViewer } from '#calling/viewer.ts';

/** The zone that the browser sends with each request that depends on the date; otherwise the account's, else UTC. */
export function timeZoneOf(request: FastifyRequest): TimeZone {
  const header = request.headers['time-zone'];
  if (header === undefined) return findViewer(request)?.timeZone ?? UTC;
  const zone = timeZoneSchema.safeParse(header);
  if (!zone.success) throw invalidInput([{ field: 'Time-Zone', code: 'time_zone_unknown' }]);
  return zone.data;
}

/** The dates of this second: computing one costs as much as the rest of a cached response. */
const days = new Map<string, CalendarDate>();
let daysOf = 0;

export function todayIn(zone: TimeZone): CalendarDate {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== daysOf) {
    days.clear();
    daysOf = second;
  }
  const day = days.get(zone) ?? dateAt(new Date(now), zone);
  days.set(zone, day);
  return day;
}

export const todayOf = (request: FastifyRequest): CalendarDate => todayIn(timeZoneOf(request));

/** The visitor's date, or null for an unknown zone. */
export function dayIn(header: string | undefined): CalendarDate | null {
  if (header === undefined) return todayIn(UTC);
  const zone = timeZoneSchema.safeParse(header);
  return zone.success ? todayIn(zone.data) : null;
}
