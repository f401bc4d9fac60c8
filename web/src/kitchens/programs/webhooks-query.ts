import { webhooksApi } from '@crisper/domain/webhooks/webhooks-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

export const webhooksQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'webhooks'],
    queryFn: () => call(webhooksApi.listWebhooks, { params: { kitchenId } }),
  });
