import { randomUUIDv7 } from 'node:crypto';
import type { Contestant } from '#contestants.ts';
import { leanClient } from '#lean-client.ts';
import type { Home } from './homes.ts';

export type OurWriter = ReturnType<typeof ourWriter>;

/** Sends intents to the product, one in a request, and remembers which were acknowledged. */
export function ourWriter({ url }: Contestant) {
  const client = leanClient(url);
  const acknowledged: string[] = [];
  return {
    acknowledged,
    async add({ kitchenId, token }: Home, title: string, itemId: string = randomUUIDv7()): Promise<void> {
      const intent = { id: randomUUIDv7(), kind: 'addItem', item: { id: itemId, title } };
      const path = `/kitchens/${kitchenId}/intents`;
      const { status, body } = await client.send({
        method: 'POST',
        path,
        token,
        body: { intents: [intent] },
      });
      if (status !== 200 || !body.includes('"outcome":"done"')) throw new Error(`${status} ${body}`);
      acknowledged.push(intent.id);
    },
    close: () => client.close(),
  };
}
