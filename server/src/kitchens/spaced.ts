import { setTimeout as sleep } from 'node:timers/promises';
import { oneMoreRun } from '@crisper/domain/one-run.ts';

/** Runs the work once at a time, with a pause after it; calls meanwhile make it run once more. */
export const spaced = (apartMs: number, work: () => Promise<void>) =>
  oneMoreRun(async () => {
    await work();
    await sleep(apartMs, undefined, { ref: false });
  });
