import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { membersKey } from './kitchen-key.ts';

export const membersQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: membersKey(kitchenId),
    queryFn: () => call(kitchensApi.listMembers, { params: { kitchenId } }),
  });
