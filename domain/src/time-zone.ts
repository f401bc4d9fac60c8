import * as z from 'zod/mini';
import { fault } from './problem.ts';

/** Zones seen so far. Bounded, because a name may be in any case and any caller may send one. */
const known = new Set<string>();
const KNOWN_MAX = 1000;

function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (known.size >= KNOWN_MAX) known.clear();
  known.add(name);
  return true;
}

const unknownZone = fault('time_zone_unknown');

/** An IANA name such as Europe/Berlin. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64, unknownZone), z.regex(/^[A-Za-z]/, unknownZone), z.refine(isTimeZone, unknownZone))
  .brand<'TimeZone'>();
export type TimeZone = z.output<typeof timeZoneSchema>;

export const UTC = 'UTC' as TimeZone;
