import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { doInKitchen } from '#items/do-in-kitchen.ts';

/** Does one thing in a kitchen, to the food with that title. Resolves when it is shown and kept. */
export function useIntents(kitchenId: string) {
  const client = useQueryClient();
  return (intent: Intent, title: string) => doInKitchen(client, kitchenId, [{ intent, title }]);
}
