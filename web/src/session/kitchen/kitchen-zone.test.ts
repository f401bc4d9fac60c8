import { calendarDate, dateAt, startOfDay } from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { HOURS, ZONES_AROUND } from '@crisper/domain/testing/dates.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { kitchenKey, MY_KITCHENS_KEY } from './kitchen-key.ts';
import { kitchenDay } from './kitchen-zone.ts';

const DAY = calendarDate('2026-11-18');
const ID = '0198c0de-0000-7000-8000-00000000000a';
const table = ZONES_AROUND.flatMap((zone) => HOURS.map((hour) => [zone, hour] as const));

afterEach(() => vi.useRealTimers());

test.each(table)(
  'in a kitchen in %s, %s hours into a day, it is that day in every browser',
  (timeZone, hour) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(startOfDay(DAY, timeZone).getTime() + hour * HOUR_MS));
    const here = dateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone as typeof timeZone);
    const client = new QueryClient();
    expect(kitchenDay(client, ID)).toBe(here);
    client.setQueryData(MY_KITCHENS_KEY, [{ id: ID, timeZone }]);
    expect(kitchenDay(client, ID)).toBe(DAY);
    client.removeQueries({ queryKey: MY_KITCHENS_KEY });
    client.setQueryData(kitchenKey(ID), { id: ID, timeZone });
    expect(kitchenDay(client, ID)).toBe(DAY);
    expect(kitchenDay(client, PUBLIC_FRIDGE_ID)).toBe(here);
  },
);
