import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { type TimeLeft, timeLeft } from '@crisper/domain/items/countdown.ts';
import { expiresAt } from '@crisper/domain/items/freshness.ts';
import { useEffect, useState } from 'react';
import { ownZone } from '#http/own-zone.ts';
import { onClock } from '#items/clock.ts';

const REFRESH_MS = 60_000;

/** How long an item is still good: null once it has expired, `never` when it has no date. */
export type Expiry = TimeLeft | null | 'never';

/** Updates every minute until the item has expired, in the second when it does, and when the computer wakes up. */
export function useExpiry(date: CalendarDate | null): Expiry {
  const [now, setNow] = useState(Date.now);
  const end = date && expiresAt(date, ownZone()).getTime();
  const isOver = end !== null && now >= end;

  useEffect(() => {
    if (end === null || isOver) return;
    return onClock(() => {
      const time = Date.now();
      if (Math.abs(time - now) >= REFRESH_MS || time >= end) setNow(time);
    });
  }, [end, isOver, now]);

  return end === null ? 'never' : timeLeft(new Date(end), new Date(now));
}
