import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '#durations.ts';

/** What another program is told of: daily, what is due; what comes in, changes and is gone; what happens on the lists. */
export const WEBHOOK_TYPES = [
  'food.due',
  'food.added',
  'food.changed',
  'food.finished',
  'list.changed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const WEBHOOKS_PER_KITCHEN = 5;

/** A receiver that failed for so long is sent nothing more, until a person says so. */
const PAUSED_AFTER_MS = 5 * DAY_MS;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;
/** A date much later than that is none in JavaScript. */
const LONGEST_ASKED_SECONDS = 7 * DAY_SECONDS;
/** The receiver says that it wants no more, ever. */
const GONE = 410;

interface Failure {
  status: number;
  /** How often sending has failed since it last worked, with this time. */
  failures: number;
  /** When it first failed. */
  since: Date;
  now: Date;
  /** When the receiver wants to be asked again. */
  retryAfterSeconds: number | null;
}

/** When to try a receiver again after a failure; null for no more. */
export function nextTryAt({ status, failures, since, now, retryAfterSeconds }: Failure): Date | null {
  if (status === GONE) return null;
  const backoff = Math.min(FIRST_PAUSE_SECONDS * 3 ** (failures - 1), LONGEST_PAUSE_SECONDS);
  const asked = Math.min(retryAfterSeconds ?? 0, LONGEST_ASKED_SECONDS);
  const at = new Date(now.getTime() + Math.max(backoff, asked) * 1000);
  return at.getTime() - since.getTime() > PAUSED_AFTER_MS ? null : at;
}
