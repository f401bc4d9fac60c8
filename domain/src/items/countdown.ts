const MINUTE_MS = 60_000;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** Days of 24 hours, hours and minutes until the instant; null once it has come. */
export function timeLeft(expiresAt: Date, now: Date): TimeLeft | null {
  const milliseconds = expiresAt.getTime() - now.getTime();
  if (milliseconds <= 0) return null;
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
