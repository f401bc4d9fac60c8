import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { recognised } from '@crisper/domain/shopping/recognised.ts';
import { openEntries } from '@crisper/domain/shopping/shopping.ts';
import type { QueryClient } from '@tanstack/react-query';
import { completed, usualByTitle } from '#items/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#items/adding/knowledge.ts';
import type { Row } from '#items/adding/row.ts';
import { type Doable, doInKitchen } from '#items/do-in-kitchen.ts';
import { doable, type Step } from '#items/kitchen/steps.ts';
import { shoppingQuery } from '#items/listing/shopping-query.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { currentSession } from '#session/session-store.ts';
import { additionOf } from './additions.ts';

/** What a receipt recognises of the shopping list leaves it with being put in: it gets the id of its entry. */
async function offTheList(client: QueryClient, kitchenId: string, rows: Row[]): Promise<Row[]> {
  const read = rows.filter(({ seen }) => seen?.as.startsWith('receipt:'));
  if (read.length === 0) return rows;
  const { shopping } = (await client.ensureQueryData(shoppingQuery(kitchenId)).catch(() => null)) ?? {};
  const found = recognised(
    read.map(({ id, title }) => ({ id, title: title.value })),
    shopping ? openEntries(shopping.entries, shopping.lists) : [],
  );
  return rows.map((row) => {
    const entry = found.get(row.id);
    return entry ? { ...row, id: entry._id as string as ItemId, fromList: true } : row;
  });
}

interface Putting {
  kitchenId: string;
  today: CalendarDate;
  rows: Row[];
  /** What is done with them at once. */
  also?: Doable[];
}

/** Puts foods into the kitchen, all at once. Returns what can be taken back. */
export async function putIn(
  client: QueryClient,
  { kitchenId, today, rows, also = [] }: Putting,
): Promise<Step[]> {
  const usual = await client.ensureQueryData(usualQuery(kitchenId)).catch(() => []);
  const knowledge = usualByTitle(usual);
  const shelfLife = await client.ensureQueryData(shelfLifeQuery).catch(() => null);
  const dating = shelfLife && { today, shelfLife };
  const { currency } = client.getQueryData(kitchenQuery(kitchenId).queryKey) ?? {};
  const addedBy = publicName(currentSession().user?.displayName ?? null);
  const bought = await offTheList(client, kitchenId, rows);
  const steps = bought.flatMap((row) =>
    additionOf(completed(row, knowledge, dating), { addedBy, today, currency }),
  );
  await doInKitchen(client, kitchenId, [...steps.map(doable), ...also]);
  return steps;
}
