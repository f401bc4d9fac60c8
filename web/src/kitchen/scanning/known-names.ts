import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import type { KnownName } from '@crisper/domain/items/usual/known-name.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { currentKept } from '#kept/kept.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

/** What a kitchen calls what it has seen, by how it was seen. */
export type KnownNames = ReadonlyMap<string, KnownName>;

/** The names of foods that the server has not heard of yet. */
function waitingNames(kitchenId: string): KnownName[] {
  return currentKept().outbox.flatMap((entry) => {
    const { intent } = entry;
    if (entry.kitchenId !== kitchenId || intent.kind !== 'addItem' || !intent.seen) return [];
    const { as: seen, times = 1 } = intent.seen;
    const { title, category = 'Others', image, place = 'fridge', amount = 1, unit = 'piece' } = intent.item;
    return { seen, title, category, image: image || null, place, amount: amount / times, unit };
  });
}

/** What was put in a moment ago is known, so it is never fresh. Without it, the person is asked for names again. */
export const knownNamesQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'known-names'],
    queryFn: async (): Promise<KnownNames> => {
      const told = await call(kitchenItemsApi.listKnownNames, { params: { kitchenId } }).catch(() => []);
      return new Map([...told, ...waitingNames(kitchenId)].map((name) => [name.seen, name]));
    },
    structuralSharing: false,
    staleTime: 0,
  });
