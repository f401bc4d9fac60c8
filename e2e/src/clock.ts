import { addDays, type CalendarDate, dateAt, startOfDay } from '@crisper/domain/calendar-date.ts';
import { DAY_MS, HOUR_MS } from '@crisper/domain/durations.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Browser, BrowserContext } from '@playwright/test';
import { shiftDate } from './shift-date.ts';

const { E2E_ZONE = 'Europe/Berlin', E2E_CLOCK } = process.env;

/** Where the people of the journeys are, and their kitchens. */
export const ZONE = E2E_ZONE as TimeZone;

/**
 * How far clocks are put back to show that time of day in the zone. Never forward: PostgreSQL's own clock stays as it is,
 * and would let mails wait. No day depends on it.
 */
export function shiftTo(time: string, zone: TimeZone): number {
  const now = Date.now();
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = startOfDay(dateAt(new Date(now), zone), zone).getTime();
  const at = midnight + (hours + minutes / 60) * HOUR_MS;
  return (at <= now ? at : at - DAY_MS) - now;
}

/** Of the servers and browsers: `E2E_CLOCK=23:30` runs the journeys at that time of day. */
export const SHIFT_MS = E2E_CLOCK ? shiftTo(E2E_CLOCK, ZONE) : 0;

export const now = (): Date => new Date(Date.now() + SHIFT_MS);

/** Which day it is, and those around it. */
export const dateIn = (days: number, zone = ZONE): CalendarDate => addDays(dateAt(now(), zone), days);

/** Service workers keep the real time: no script of a test runs before theirs. */
export async function shiftContext(context: BrowserContext, byMs = SHIFT_MS): Promise<void> {
  if (byMs !== 0) await context.addInitScript(shiftDate, byMs);
}

/** Has all pages of the browser tell the time of the journeys. */
export function withClock(browser: Browser): Browser {
  if (SHIFT_MS === 0) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await shiftContext(context);
    return context;
  };
  return browser;
}
