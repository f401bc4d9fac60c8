import { DAY_MS } from '#durations.ts';

const ASKED_AGAIN_AFTER_MS = 7 * DAY_MS;

/** What a person answered when they were asked whether to remind them: how often *Not now*, and when last. */
export interface PutAside {
  times: number;
  at: number;
}

/** *Not now* is asked about once more, after a week. */
export function mayAskToRemind(aside: PutAside | null, now: number): boolean {
  if (aside === null) return true;
  return aside.times === 1 && now - aside.at >= ASKED_AGAIN_AFTER_MS;
}
