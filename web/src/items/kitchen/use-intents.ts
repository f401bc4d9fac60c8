import type { EndpointInput } from '@crisper/domain/endpoint.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useToday } from '#items/today.ts';
import { kitchenKey } from '#session/kitchen-key.ts';
import { tellError, useSaving } from '#session/use-saving.ts';
import { foresee, isAct } from './apply-changes.ts';
import { kitchenFoodQuery } from './kitchen-food-query.ts';

export type KitchenIntent = EndpointInput<typeof kitchenItemsApi.doIntents>['body']['intents'][number];

interface Options {
  onDone?: (intent: KitchenIntent) => void;
}

/** Does one thing with the food of a kitchen; a refusal is told in the server's words. */
export function useIntents(kitchenId: string, { onDone }: Options = {}) {
  const client = useQueryClient();
  const today = useToday();
  const { queryKey } = kitchenFoodQuery(kitchenId);
  return useSaving({
    mutationFn: async (intent: KitchenIntent) => {
      const { results } = await call(kitchenItemsApi.doIntents, {
        params: { kitchenId },
        body: { intents: [intent] },
      });
      const [result] = results;
      if (result?.outcome === 'refused') throw new Error(result.message ?? somethingWentWrong);
    },
    // Shown at once. What the server refuses is put back, and what it does otherwise comes with its answer.
    onMutate: (intent) => {
      const before = client.getQueryData(queryKey);
      if (before && isAct(intent)) client.setQueryData(queryKey, foresee(before, intent, today));
      return before;
    },
    onError: (error, _, before) => {
      if (before) client.setQueryData(queryKey, before);
      tellError(error);
    },
    onSuccess: (_, intent) => onDone?.(intent),
    onSettled: () => {
      // Not waited for: what was done can be taken back before the list has been fetched again.
      void client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
    },
  });
}
