import { afterAll, beforeAll, test } from 'vitest';
import { Flats } from './flat.ts';
import { walk } from './walk.ts';

/** `SEED=…` is one of them again. */
const SEED = Number(process.env.SEED ?? 0);
const FIRST = SEED || 1;
const SEEDS = SEED ? 1 : Number(process.env.PHONE_SEEDS ?? 4);

let flats: Flats;
beforeAll(async () => {
  flats = await Flats.open();
});
afterAll(() => flats.server.close());

test(`none is lost, none is sent twice or shown twice, and both phones end alike, ${SEEDS} times`, async () => {
  const failures: Error[] = [];
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++)
    await walk(flats, seed).catch((error: Error) => {
      failures.push(new Error(`SEED=${seed}: ${error.message}`, { cause: error }));
      // At length, nobody waits for the last seed.
      console.error(failures.at(-1)?.message);
    });
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('\n'));
});
