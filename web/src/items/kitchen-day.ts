import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import type { Kitchen } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ownZone, useToday } from '#items/today.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';

/** In the public fridge a day is the reader's. */
const zoneOf = (kitchen: Kitchen | null | undefined) =>
  kitchen?.visibility === 'private' ? kitchen.timeZone : undefined;

/** A day is the kitchen's day; the reader's until the kitchen is known. */
export const useKitchenDay = (kitchenId: string): CalendarDate =>
  useToday(zoneOf(useQuery(kitchenQuery(kitchenId)).data));

export const kitchenZone = (client: QueryClient, kitchenId: string): TimeZone =>
  zoneOf(client.getQueryData(kitchenQuery(kitchenId).queryKey)) ?? ownZone();

export const kitchenDay = (client: QueryClient, kitchenId: string): CalendarDate =>
  dateAt(new Date(), kitchenZone(client, kitchenId));
