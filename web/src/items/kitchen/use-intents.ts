import type { EndpointInput } from '@crisper/domain/endpoint.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useToday } from '#items/today.ts';
import { kitchenKey } from '#session/kitchen-key.ts';
import { tellError, useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { foresee, isAct } from './apply-changes.ts';
import { kitchenFoodQuery } from './kitchen-food-query.ts';

export type KitchenIntent = EndpointInput<typeof kitchenItemsApi.doIntents>['body']['intents'][number];

interface Options {
  onDone?: (intent: KitchenIntent) => void;
}

interface Sent {
  kitchenId: string;
  intent: KitchenIntent;
}

/** Does one thing with the food of any kitchen; a refusal is told in the server's words. */
export function useIntentsAnywhere({ onDone }: Options = {}) {
  const client = useQueryClient();
  const today = useToday();
  return useSaving({
    mutationFn: async ({ kitchenId, intent }: Sent) => {
      const { results } = await call(kitchenItemsApi.doIntents, {
        params: { kitchenId },
        body: { intents: [intent] },
      });
      const [result] = results;
      if (result?.outcome === 'refused') throw new Error(result.message ?? somethingWentWrong);
      return result;
    },
    // Shown at once. What the server refuses is put back, and what it does otherwise comes with its answer.
    onMutate: ({ kitchenId, intent }) => {
      const { queryKey } = kitchenFoodQuery(kitchenId);
      const before = client.getQueryData(queryKey);
      if (before && isAct(intent)) client.setQueryData(queryKey, foresee(before, intent, today));
      return before;
    },
    onError: (error, { kitchenId }, before) => {
      if (before) client.setQueryData(kitchenFoodQuery(kitchenId).queryKey, before);
      tellError(error);
    },
    onSuccess: (result, { intent }) => {
      if (result?.message) void toast('warning', result.message);
      // What somebody else did first is not this person's to take back.
      if (result?.outcome !== 'already' || !result.message) onDone?.(intent);
    },
    onSettled: (_, __, { kitchenId }) => {
      // Not waited for: what was done can be taken back before the list has been fetched again.
      void client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
    },
  });
}

/** The same in one kitchen. */
export function useIntents(kitchenId: string, options: Options = {}) {
  const { save, ...saving } = useIntentsAnywhere(options);
  return { ...saving, save: (intent: KitchenIntent) => save({ kitchenId, intent }) };
}
