import { queryOptions } from '@tanstack/react-query';
import { foodOf } from '#kept/copies.ts';
import { foodKey } from '#session/kitchen/kitchen-key.ts';

/** Everything in a kitchen, as it will be when everything that the person did has arrived. */
export const kitchenFoodQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: foodKey(kitchenId),
    // Food that did not change is the same object already. Compared place by place, everything after a row that went
    // would become a new object, and be drawn again.
    structuralSharing: false,
    queryFn: () => foodOf(kitchenId),
  });
