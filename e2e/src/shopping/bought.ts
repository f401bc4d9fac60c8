import { randomUUID } from 'node:crypto';
import { dateIn, type Visitor } from '#kitchens/kitchens-test.ts';

interface Buying {
  /** How many days ago, each time. */
  ago?: number[];
  /** Nothing of it is left. */
  isFinished?: boolean;
}

/** Buys things, and puts them into the kitchen: twice, a week apart, unless something else is said. */
export async function buy(
  who: Visitor,
  kitchenId: string,
  titles: readonly string[],
  { ago = [8, 1], isFinished = false }: Buying = {},
): Promise<void> {
  const foods = titles.flatMap((title) =>
    ago.map((days) => ({ id: randomUUID(), title, on: dateIn(-days) })),
  );
  const adding = foods.map(({ on, ...item }) => ({ id: randomUUID(), kind: 'addItem', item, on }));
  const finishing = foods.map(({ id }) => ({
    ...{ id: randomUUID(), kind: 'finishItem', itemId: id, outcome: 'eaten' },
  }));
  for (const intents of isFinished ? [adding, finishing] : [adding])
    await who.ask('POST', `/kitchens/${kitchenId}/intents`, { intents });
}
