import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { kitchenTodaySchema } from './kitchen-today.ts';

/** What programs show of a kitchen, a part of the contract. */
export const todayApi = {
  getKitchenToday: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/today',
    summary:
      'Tell in one small object what to eat first in a kitchen and how much is on its lists; today is that of the Time-Zone header, else of the kitchen',
    access: 'kitchen-guest',
    forPrograms: 'look',
    params: z.object({ kitchenId: kitchenIdSchema }),
    response: kitchenTodaySchema,
    usesToday: true,
  }),
} satisfies Record<string, Endpoint>;
