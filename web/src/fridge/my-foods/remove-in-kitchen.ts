import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { QueryClient } from '@tanstack/react-query';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';
import { backwards, doable, type Step, stepOf } from '#kitchen/steps.ts';

interface Removing {
  kitchenId: string;
  ids: readonly ItemId[];
  today: CalendarDate;
}

/** In a kitchen, food is removed as it is eaten: it waits if there is no network. Returns what takes it back. */
export async function removeInKitchen(
  client: QueryClient,
  { kitchenId, ids, today }: Removing,
): Promise<() => Promise<void>> {
  const asked = ids.map((itemId) => client.fetchQuery(kitchenItemQuery({ kitchenId, itemId })));
  const found = (await Promise.all(asked)).filter((item) => item !== null);
  const take = (steps: Step[]) => doInKitchen(client, kitchenId, steps.map(doable));
  const steps = found.map((item) => stepOf(item, { kind: 'removeItem' }, today));
  await take(steps);
  return () => take(steps.map(backwards));
}
