import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { needKept } from '#http/kept-needed.ts';
import { MY_KITCHENS_KEY } from './kitchen-key.ts';

export const kitchensQuery = queryOptions({
  queryKey: MY_KITCHENS_KEY,
  queryFn: async () => {
    const kitchens = await call(kitchensApi.listKitchens);
    if (kitchens.length > 0) needKept();
    return kitchens;
  },
});

/** Under which the browser remembers of which kitchen the pages speak. */
export const CHOICE_KEY = 'items-scope';
