import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { turns } from '#limits/turns.ts';
import type { dishesToCook } from './dishes-to-cook.ts';

const PROGRAM = new URL('./cooking-thread.ts', import.meta.url);
const HEAP_MEGABYTES = 256;
const WITHIN_MS = 10_000;

const ofAccount = turns(1);
const ofServer = turns(1);
const ALL = '';

type Kitchen = Parameters<typeof dishesToCook>[0];
export type Cooking = Awaited<ReturnType<typeof dishesToCook>>;

/**
 * The first dishes for what has to go; null where the kitchen has so much in it that they are not found in time. On a
 * thread of its own, which is gone afterwards: a hundred long recipes take ten seconds, in which nobody else would be
 * answered. One at a time, and each account waits for itself before it waits for others.
 */
export const cookApart = (kitchen: Kitchen, withinMs = WITHIN_MS): Promise<Cooking | null> =>
  ofAccount.inTurn(kitchen.self, () => ofServer.inTurn(ALL, () => onThread(kitchen, withinMs)));

async function onThread(kitchen: Kitchen, withinMs: number): Promise<Cooking | null> {
  const thread = new Worker(PROGRAM, {
    workerData: kitchen,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    execArgv: [],
    env: {},
  });
  try {
    const [found] = await once(thread, 'message', { signal: AbortSignal.timeout(withinMs) });
    return found as Cooking;
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    if (code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    await thread.terminate();
  }
}
