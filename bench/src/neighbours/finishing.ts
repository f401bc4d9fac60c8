import { randomUUIDv7 } from 'node:crypto';
import type { Contestant } from '#contestants.ts';
import type { Home } from '#intents/homes.ts';
import { leanClient } from '#lean-client.ts';
import { median } from '#median.ts';
import { adding } from './others.ts';

const ROUNDS = 7;
const FINISHED = 100;

/** The processor time, in ms, of finishing a hundred foods in each of the kitchens, in turns. */
export async function compareFinishing(server: Contestant, homes: Home[]): Promise<number[]> {
  const client = leanClient(server.url);
  const send = async ({ kitchenId, token }: Home, intents: object[]) => {
    const path = `/kitchens/${kitchenId}/intents`;
    const { status, body } = await client.send({ method: 'POST', path, token, body: { intents } });
    if (status !== 200 || body.includes('"refused"')) throw new Error(`${status} ${body.slice(0, 500)}`);
  };
  const costs = homes.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, home] of homes.entries()) {
      const ids = Array.from({ length: FINISHED }, () => randomUUIDv7());
      await send(
        home,
        ids.map((id, n) => adding(id, `Finished ${n}`)),
      );
      const before = await server.cpuSeconds();
      await send(
        home,
        ids.map((itemId) => ({ id: randomUUIDv7(), kind: 'finishItem', itemId, outcome: 'eaten' })),
      );
      // The first round is a warm-up.
      if (round > 0) costs[at]?.push(((await server.cpuSeconds()) - before) * 1000);
    }
  client.close();
  return costs.map(median);
}
