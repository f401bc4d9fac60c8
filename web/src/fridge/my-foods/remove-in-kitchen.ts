import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { QueryClient } from '@tanstack/react-query';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { backwards, type ForeseenAct, foreseenAct, titledIntent } from '#kitchen/foreseen-act.ts';
import { kitchenItemQuery } from '#kitchen/kitchen-item-query.ts';

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
  const take = (acts: ForeseenAct[]) => doInKitchen(client, kitchenId, acts.map(titledIntent));
  const acts = found.map((item) => foreseenAct(item, { kind: 'removeItem' }, today));
  await take(acts);
  return () => take(acts.map(backwards));
}
