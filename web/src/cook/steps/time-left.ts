import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
export const MINUTE_MS = MINUTE_SECONDS * SECOND_MS;

export const clock = (seconds: number) =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;

/** The seconds until each of these, once a second; null for what does not run. */
export function useSecondsUntil(ends: readonly (number | null)[]): (number | null)[] {
  const [now, setNow] = useState(() => Date.now());
  const last = Math.max(0, ...ends.map((end) => end ?? 0));
  useEffect(() => {
    if (last === 0) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [last]);
  return ends.map((end) => end && Math.max(0, Math.ceil((end - Math.min(now, end)) / SECOND_MS)));
}
