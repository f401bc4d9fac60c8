import { availableParallelism } from 'node:os';

/** Does the work of each, for as many at a time as there are processors. */
export async function inTurns<One, Done>(
  all: readonly One[],
  work: (one: One) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = all.entries();
  const inTurn = async () => {
    for (const [at, one] of waiting) done[at] = await work(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn));
  return done;
}
