import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { Shopping } from '@crisper/domain/shopping/foresee-shopping.ts';
import { type ListRow, listRows } from '@crisper/domain/shopping/list-rows.ts';
import { recognised } from '@crisper/domain/shopping/recognised.ts';
import { openEntries } from '@crisper/domain/shopping/shopping.ts';
import type { QueryClient } from '@tanstack/react-query';
import { doInKitchen, type TitledIntent } from '#items/do-in-kitchen.ts';
import { completed, usualByTitle } from '#kitchen/adding/completed.ts';
import { shelfLifeQuery, usualQuery } from '#kitchen/adding/knowledge.ts';
import type { Row } from '#kitchen/adding/row.ts';
import { type ForeseenAct, titledIntent } from '#kitchen/foreseen-act.ts';
import { oneEntry } from '#kitchen/listing/one-entry.ts';
import { shoppingQuery } from '#kitchen/listing/shopping-query.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { currentSession } from '#session/session-store.ts';
import { additionOf } from './additions.ts';

/** What is better known may be guessed as well: nobody waits longer for it, whatever the network does. */
const PATIENCE_MS = 3000;

/** What comes soon; null for what does not come, or comes too late. */
const soon = <T>(coming: Promise<T>): Promise<T | null> =>
  Promise.race([
    coming.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
  ]);

interface OffTheList {
  rows: Row[];
  /** What is done to the list before they are put in. */
  first: TitledIntent[];
}

/** What a receipt recognises of the shopping list leaves it with being put in: it gets the id of its entry. */
async function offTheList(client: QueryClient, kitchenId: string, rows: Row[]): Promise<OffTheList> {
  const read = rows.filter(({ seen, fromList }) => !fromList && seen?.as.startsWith('receipt:'));
  if (read.length === 0) return { rows, first: [] };
  const { shopping } = (await soon(client.ensureQueryData(shoppingQuery(kitchenId)))) ?? {};
  const found = recognised(
    read.map(({ id, title }) => ({ id, title: title.value })),
    shopping ? openRows(shopping) : [],
  );
  return {
    rows: rows.map((row) => {
      const listed = found.get(row.id);
      return listed ? { ...row, id: listed._id as string as ItemId, fromList: true } : row;
    }),
    first: [...found.values()].flatMap(oneEntry),
  };
}

const openRows = ({ entries, lists }: Shopping): ListRow[] =>
  [...Map.groupBy(openEntries(entries, lists), ({ listId }) => listId).values()].flatMap(listRows);

interface Putting {
  kitchenId: string;
  today: CalendarDate;
  rows: Row[];
  /** What is done before and after it, all at once. */
  first?: TitledIntent[];
  also?: TitledIntent[];
}

/** Puts foods into the kitchen, all at once. Returns what can be taken back. */
export async function putIn(
  client: QueryClient,
  { kitchenId, today, rows, first = [], also = [] }: Putting,
): Promise<ForeseenAct[]> {
  const [usual, shelfLife] = await Promise.all([
    soon(client.ensureQueryData(usualQuery(kitchenId))),
    soon(client.ensureQueryData(shelfLifeQuery)),
  ]);
  const knowledge = usualByTitle(usual ?? []);
  const dating = shelfLife && { today, shelfLife };
  const { currency } = client.getQueryData(kitchenQuery(kitchenId).queryKey) ?? {};
  const addedBy = publicName(currentSession().user?.displayName ?? null);
  const bought = await offTheList(client, kitchenId, rows);
  const acts = bought.rows.flatMap((row) =>
    additionOf(completed(row, knowledge, dating), { addedBy, today, currency }),
  );
  await doInKitchen(client, kitchenId, [...first, ...bought.first, ...acts.map(titledIntent), ...also]);
  return acts;
}
