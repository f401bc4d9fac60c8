import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { type Kitchen, type KitchenCard, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownZone } from '#http/own-zone.ts';
import { kitchenKey, MY_KITCHENS_KEY } from './kitchen-key.ts';

/** The zone whose days are those of the kitchen, by what the browser knows of it. */
export function kitchenZone(client: QueryClient, kitchenId: string): TimeZone {
  if (kitchenId === PUBLIC_FRIDGE_ID) return ownZone();
  const kitchen =
    client.getQueryData<Kitchen | null>(kitchenKey(kitchenId)) ??
    client.getQueryData<KitchenCard[]>(MY_KITCHENS_KEY)?.find(({ id }) => id === kitchenId);
  return zoneIn(kitchen, ownZone());
}

export const kitchenDay = (client: QueryClient, kitchenId: string): CalendarDate =>
  dateAt(new Date(), kitchenZone(client, kitchenId));
