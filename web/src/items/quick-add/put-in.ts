import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { QueryClient } from '@tanstack/react-query';
import { completed, usualByTitle } from '#items/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#items/adding/knowledge.ts';
import type { Row } from '#items/adding/row.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';
import { doable, type Step } from '#items/kitchen/steps.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { currentSession } from '#session/session-store.ts';
import { additionOf } from './additions.ts';

interface Putting {
  kitchenId: string;
  today: CalendarDate;
  rows: Row[];
}

/** Puts foods into the kitchen, all at once. Returns what can be taken back. */
export async function putIn(client: QueryClient, { kitchenId, today, rows }: Putting): Promise<Step[]> {
  const usual = await client.ensureQueryData(usualQuery(kitchenId)).catch(() => []);
  const knowledge = usualByTitle(usual);
  const shelfLife = await client.ensureQueryData(shelfLifeQuery).catch(() => null);
  const dating = shelfLife && { today, shelfLife };
  const { currency } = client.getQueryData(kitchenQuery(kitchenId).queryKey) ?? {};
  const addedBy = publicName(currentSession().user?.displayName ?? null);
  const steps = rows.flatMap((row) =>
    additionOf(completed(row, knowledge, dating), { addedBy, today, currency }),
  );
  await doInKitchen(client, kitchenId, steps.map(doable));
  return steps;
}
