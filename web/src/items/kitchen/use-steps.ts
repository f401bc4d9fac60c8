import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { kitchenItemsApi } from '@crisper/domain/items/kitchen-items-api.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { somethingWentWrong } from '@crisper/texts/errors.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#http/call.ts';
import { ITEMS_KEY, itemQuery } from '#items/items-api.ts';
import { kitchenKey } from '#session/kitchen-key.ts';
import { tellError } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';
import { foresee, STEPS_KEY } from './apply-changes.ts';
import { kitchenFoodQuery } from './kitchen-food-query.ts';
import { kitchenItemQuery } from './kitchen-item-query.ts';
import { type Step, shownAt, type Walk } from './steps.ts';

/** As many as the server takes at once. */
const AT_ONCE = 100;

/** Puts the food into the lists and pages that are open, as it is after the steps or was before them. */
function show(client: QueryClient, kitchenId: string, steps: Step[], moment: 'before' | 'after') {
  const shown = shownAt(steps, moment);
  client.setQueryData(kitchenFoodQuery(kitchenId).queryKey, (food) => food && foresee(food, shown));
  for (const [itemId, item] of shown) {
    const { queryKey } = kitchenItemQuery({ kitchenId, itemId });
    void client.cancelQueries({ queryKey });
    client.setQueryData<KitchenItem | null>(queryKey, (known) => (known === undefined ? known : item));
    if (kitchenId === PUBLIC_FRIDGE_ID)
      client.setQueryData(itemQuery(itemId).queryKey, (known) => (known === undefined ? known : item));
  }
}

/**
 * Does things with the food of kitchens, one request after the other. What comes of it is shown at once; what the server
 * refuses is put back, and told in its words.
 */
export function useSteps(onFailed: (events: ReadonlySet<string>) => void) {
  const client = useQueryClient();
  // These made no event, so there is nothing to take back.
  const failed = useRef(new Set<string>());
  const fail = (steps: Step[]) => {
    for (const { intent } of steps) failed.current.add(intent.id);
    if (steps.length > 0) onFailed(failed.current);
  };
  const { mutate, isPending } = useMutation({
    mutationKey: STEPS_KEY,
    scope: { id: 'food' },
    mutationFn: async ({ kitchenId, steps }: Walk) => {
      const intents = steps
        .map(({ intent }) => intent)
        .filter((intent) => intent.kind !== 'undo' || !failed.current.has(intent.event));
      const results: IntentResult[] = [];
      for (let at = 0; at < intents.length; at += AT_ONCE) {
        const body = { intents: intents.slice(at, at + AT_ONCE) };
        const answer = await call(kitchenItemsApi.doIntents, { params: { kitchenId }, body });
        results.push(...answer.results);
      }
      return new Map(results.map((result) => [result.id, result]));
    },
    onSuccess: (results, { kitchenId, steps }) => {
      const answered = steps.flatMap((step) => {
        const result = results.get(step.intent.id);
        return result ? [{ step, result }] : [];
      });
      const refused = answered.filter(({ result }) => result.outcome === 'refused');
      const putBack = refused.map(({ step }) => step);
      show(client, kitchenId, putBack, 'before');
      // What another person did first is not this person's to take back.
      const isTheirs = ({ outcome, message }: IntentResult) => outcome === 'already' && message;
      fail([...putBack, ...answered.filter(({ result }) => isTheirs(result)).map(({ step }) => step)]);
      const [first] = refused;
      if (first) tellError(new Error(first.result.message ?? somethingWentWrong));
      for (const { outcome, message } of results.values())
        if (outcome !== 'refused' && message) void toast('warning', message);
    },
    onError: (error, { kitchenId, steps }) => {
      show(client, kitchenId, steps, 'before');
      fail(steps);
      tellError(error);
    },
    onSettled: (_, __, { kitchenId }) => {
      void client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
      if (kitchenId === PUBLIC_FRIDGE_ID) void client.invalidateQueries({ queryKey: ITEMS_KEY });
    },
  });

  return {
    busy: isPending,
    take: (walk: Walk) => {
      show(client, walk.kitchenId, walk.steps, 'after');
      mutate(walk);
    },
  };
}
