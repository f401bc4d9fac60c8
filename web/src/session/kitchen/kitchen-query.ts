import type { Kitchen } from '@crisper/domain/kitchens/kitchen.ts';
import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { kitchenKey } from './kitchen-key.ts';

/** An id that is none is answered like one that nobody has. */
const MISSING: ApiError['code'][] = ['kitchen_not_found', 'invalid_input'];

/** Null where there is no such kitchen, or the person is not in it: data, so that asking again leaves it on the screen. */
export const kitchenQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: kitchenKey(kitchenId),
    queryFn: async (): Promise<Kitchen | null> => {
      try {
        return await call(kitchensApi.getKitchen, { params: { kitchenId } });
      } catch (error) {
        if (error instanceof ApiError && MISSING.includes(error.code)) return null;
        throw error;
      }
    },
  });
