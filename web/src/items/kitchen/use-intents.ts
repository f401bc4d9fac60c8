import type { EndpointInput } from '@crisper/domain/endpoint.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

export type KitchenIntent = EndpointInput<typeof kitchenItemsApi.doIntents>['body']['intents'][number];

interface Options {
  onDone?: (intent: KitchenIntent) => void;
}

/** Does one thing in a kitchen and waits for it; a refusal is told in the server's words. */
export function useIntents(kitchenId: string, { onDone }: Options = {}) {
  const client = useQueryClient();
  return useSaving({
    mutationFn: async (intent: KitchenIntent) => {
      const { results } = await call(kitchenItemsApi.doIntents, {
        params: { kitchenId },
        body: { intents: [intent] },
      });
      const [result] = results;
      if (result?.outcome === 'refused') throw new Error(result.message ?? somethingWentWrong);
      return result;
    },
    onSuccess: (result, intent) => {
      if (result?.message) void toast('warning', result.message);
      onDone?.(intent);
    },
    onSettled: () => {
      // Not waited for: what was done can be taken back before the list has been fetched again.
      void client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
    },
  });
}
