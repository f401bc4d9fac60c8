import { queryOptions } from '@tanstack/react-query';
import { wholeCopy } from '#kept/copies.ts';
import { shoppingKey } from '#session/kitchen/kitchen-key.ts';

/** The kitchen's copy with its shopping, as the server told it. */
export const shoppingQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: shoppingKey(kitchenId),
    // Entries that did not change are the same objects already.
    structuralSharing: false,
    queryFn: () => wholeCopy(kitchenId),
  });
