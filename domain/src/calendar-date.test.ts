import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, dateAt, daysBetween, hourAt, startOfDay, timeAt } from './calendar-date.ts';
import { HOUR_MS } from './durations.ts';
import { anyDate, anyInstant, anyZone, CLOCK_CHANGES, ZONES } from './testing/dates.ts';
import type { TimeZone } from './time-zone.ts';

/** The platform's own calendar, which the rules do without because not every browser has it. */
declare const Temporal: {
  Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(zone: string): { toPlainDate(): object; toPlainTime(): object };
    };
  };
  PlainDate: {
    from(text: string): {
      add(duration: { days: number }): object;
      until(other: string): { days: number };
      toZonedDateTime(there: string | { timeZone: string; plainTime: string }): { epochMilliseconds: number };
    };
  };
};

function temporalClock(instant: Date, zone: TimeZone): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
  return `${there.toPlainDate()} ${String(there.toPlainTime()).slice(0, 5)}`;
}

function clock(instant: Date, zone: TimeZone): string {
  return `${dateAt(instant, zone)} ${timeAt(instant, zone)}`;
}

function temporalStart(date: string, zone: TimeZone): string {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds).toISOString();
}

function temporalHour(date: string, hour: number, timeZone: TimeZone): string {
  const plainTime = `${String(hour).padStart(2, '0')}:00`;
  const there = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
  return new Date(there.epochMilliseconds).toISOString();
}

describe('a calendar date', () => {
  test.each(['2026-01-31', '2026-12-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    'can be %s',
    (text) => expect(calendarDate(text)).toBe(text),
  );

  test.each([
    ['30 February', '2026-02-30'],
    ['29 February of a common year', '2026-02-29'],
    ['29 February of 1900', '1900-02-29'],
    ['31 April', '2026-04-31'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-10'],
    ['day 0', '2026-01-00'],
    ['day 32', '2026-01-32'],
    ['the year 0', '0000-01-01'],
    ['a year of five digits', '12026-01-01'],
    ['a year with a sign', '+002026-01-01'],
    ['a date with a time', '2026-01-01T00:00:00Z'],
    ['a date without its zeros', '2026-1-1'],
    ['another order', '01-02-2026'],
    ['a date with a line break', '2026-01-01\n'],
    ['digits of another script', '２０２６-01-01'],
    ['words', 'tomorrow'],
    ['nothing', ''],
  ])('cannot be %s', (_, text) => {
    expect(() => calendarDate(text)).toThrow('Not a date');
  });

  test('lies as many days from another as the calendar says', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(daysBetween(from, to)).toBe(Temporal.PlainDate.from(from).until(to).days);
      }),
    );
  });

  test('moves by days as the calendar does, and back again', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(moved).toBe(String(Temporal.PlainDate.from(date).add({ days })));
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
      }),
    );
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('%s and %i days is %s', (from, days, to) => expect(addDays(calendarDate(from), days)).toBe(to));
});

describe('in eleven time zones', () => {
  test('the day and the time are those that a clock there shows', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        expect(clock(instant, zone)).toBe(temporalClock(instant, zone));
      }),
      { numRuns: 500 },
    );
  });

  test('a day begins at its first instant', () => {
    fc.assert(
      fc.property(anyDate, anyZone, (date, zone) => {
        const start = startOfDay(date, zone);
        expect(start.toISOString()).toBe(temporalStart(date, zone));
        expect(dateAt(start, zone)).toBe(date);
        expect(dateAt(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
      }),
      { numRuns: 500 },
    );
  });

  test('every hour of every day comes when it should', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 23 }), anyZone, (date, hour, zone) => {
        expect(hourAt(date, hour, zone).toISOString()).toBe(temporalHour(date, hour, zone));
      }),
      { numRuns: 1000 },
    );
  });

  test('every instant lies in the day that it is dated', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const date = dateAt(instant, zone);
        expect(startOfDay(date, zone).getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(startOfDay(addDays(date, 1), zone).getTime()).toBeGreaterThan(instant.getTime());
      }),
    );
  });

  test.each(ZONES)('the last day of the calendar ends in %s', (zone) => {
    const end = startOfDay(addDays(calendarDate('9999-12-31'), 1), zone);
    expect(dateAt(new Date(end.getTime() - 1), zone)).toBe('9999-12-31');
    expect(timeAt(end, zone)).toBe('00:00');
  });
});

describe('when clocks move', () => {
  test.each(CLOCK_CHANGES)('in %s, %s has %i hours and begins at %s', (name, day, hours, begins) => {
    const [zone, date] = [name as TimeZone, calendarDate(day)];
    const start = startOfDay(date, zone);
    expect(start.toISOString()).toBe(temporalStart(date, zone));
    expect((startOfDay(addDays(date, 1), zone).getTime() - start.getTime()) / HOUR_MS).toBe(hours);
    expect(timeAt(start, zone)).toBe(begins);
  });

  test.each(CLOCK_CHANGES)('in %s, all through %s the clock shows what it should', (name, day) => {
    const [zone, date] = [name as TimeZone, calendarDate(day)];
    const start = startOfDay(date, zone).getTime();
    for (let minutes = -180; minutes <= 28 * 60; minutes += 15) {
      const instant = new Date(start + minutes * 60_000);
      expect(clock(instant, zone)).toBe(temporalClock(instant, zone));
    }
  });

  test('the day that Kiritimati skipped begins when the next one does', () => {
    const zone = 'Pacific/Kiritimati' as TimeZone;
    const skipped = calendarDate('1994-12-31');
    expect(startOfDay(skipped, zone)).toEqual(startOfDay(addDays(skipped, 1), zone));
    expect(startOfDay(skipped, zone).toISOString()).toBe(temporalStart(skipped, zone));
  });
});
