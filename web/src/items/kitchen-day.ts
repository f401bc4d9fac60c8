import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '#items/today.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { kitchenZone } from '#session/kitchen/kitchen-zone.ts';

/** The zone whose days are those of the kitchen; the reader's in the public fridge, and until the kitchen is known. */
export function useKitchenZone(kitchenId: string): TimeZone {
  const client = useQueryClient();
  // Asked for, so that the page is shown again when it is known.
  useQuery({ ...kitchenQuery(kitchenId), enabled: kitchenId !== PUBLIC_FRIDGE_ID });
  return kitchenZone(client, kitchenId);
}

export const useKitchenDay = (kitchenId: string): CalendarDate => useToday(useKitchenZone(kitchenId));
