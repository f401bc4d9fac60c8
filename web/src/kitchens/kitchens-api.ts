import { kitchensApi } from '@crisper/domain/kitchens/kitchens-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

export const invitationsQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'invitations'],
    queryFn: () => call(kitchensApi.listInvitations, { params: { kitchenId } }),
  });
