import type { KitchenChange } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import * as texts from '@crisper/texts/kitchens/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

/** Changes one setting of a kitchen, and knows what was wrong with it. */
export function useChange(kitchenId: string, field: keyof KitchenChange, done: string = texts.saved) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const saving = useSaving({
    mutationFn: (value: string | null) =>
      call(kitchensApi.changeKitchen, { params: { kitchenId }, body: { [field]: value } }),
    onSuccess: async (kitchen) => {
      setProblem(undefined);
      client.setQueryData(kitchenQuery(kitchenId).queryKey, kitchen);
      void toast('success', done);
      await client.invalidateQueries(kitchensQuery);
    },
    onError: (error) => {
      const about = error instanceof ApiError ? error.fields[field] : undefined;
      setProblem(about);
      if (!about) void toast('error', error.message);
    },
  });
  return { ...saving, problem };
}
