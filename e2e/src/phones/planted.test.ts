import { expect, test } from 'vitest';
import { Flats } from './flat.ts';
import { walk } from './walk.ts';

const SEEDS = 5;

/** In web/src/kept/send.ts, as it is bundled for the tabs. */
test.each([
  [
    'loses one',
    'await post(first.kitchenId, batch)',
    'await post(first.kitchenId, batch.length > 1 ? batch.slice(1) : batch)',
  ],
  [
    'sends one twice',
    'await settle(batch, results);',
    'await settle(batch, results); if (batch.length > 1) await post(first.kitchenId, batch.slice(-1));',
  ],
  [
    'forgets the order',
    'await post(first.kitchenId, batch)',
    'await post(first.kitchenId, batch.toReversed())',
  ],
])('an outbox that %s is found', async (_, from, to) => {
  const flats = await Flats.open({ file: '/web/src/kept/send.ts', from, to });
  let isFound = false;
  for (let seed = 1; seed <= SEEDS && !isFound; seed++)
    isFound = await walk(flats, seed).then(
      () => false,
      () => true,
    );
  await flats.server.close();
  expect(isFound).toBe(true);
});
