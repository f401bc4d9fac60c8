import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { wasteApi } from '@crisper/domain/waste/waste-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';

export const wasteQuery = (kitchenId: string, from: CalendarDate, to: CalendarDate) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'waste', from, to],
    queryFn: () => call(wasteApi.getWaste, { params: { kitchenId }, query: { from, to } }),
  });
