import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import { productKey } from '@crisper/domain/foods/words.ts';
import type { EntryFacts } from '@crisper/domain/shopping/entry-after.ts';
import type { EntryId, ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import type { Transaction } from '#db/database.ts';
import { touchKitchen } from '#kitchens/kitchens.writer.ts';
import type { ChangingAction, InKitchen } from '#kitchens/require-kitchen.ts';
import { queueMessage } from '#webhooks/queue-message.ts';
import { factsOf } from './shopping.queries.ts';
import type { ShoppingEventKind, StoredEntry } from './shopping.table.ts';

/** The event that is written with a change. */
interface NewEvent {
  id: string;
  kind: ShoppingEventKind;
  on: CalendarDate;
}

interface EntryChange {
  id: EntryId;
  before: StoredEntry | null;
  after: EntryFacts | null;
  /** When it was got, where that was before it came here. */
  gotAt?: Date | undefined;
}

/** Writes an entry and its event, in the transaction that holds the kitchen. */
export async function writeEntry(
  tx: Transaction,
  inKitchen: InKitchen<ChangingAction>,
  { id, before, after, gotAt }: EntryChange,
  event: NewEvent,
): Promise<void> {
  const { kitchenId } = inKitchen;
  const facts = before && factsOf(before);
  const said = after ?? facts;
  if (!said) return;
  await writeEvent(tx, inKitchen, event, { entryId: id, ...said, before: facts });
  if (after) {
    const row = entryRow(inKitchen, id, after, { before, gotAt });
    // On a cluster, the column that says where a row is cannot be set, not even to what it is.
    const { kitchen_id: _, id: __, ...changes } = row;
    await tx
      .insertInto('shopping_entries')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kitchen_id', 'id']).doUpdateSet(changes))
      .execute();
  } else
    await tx
      .deleteFrom('shopping_entries')
      .where('kitchen_id', '=', kitchenId)
      .where('id', '=', id)
      .execute();
}

function entryRow(
  { kitchenId, viewer }: InKitchen<ChangingAction>,
  id: EntryId,
  { listId, isGot, wantedBy, isApart, ...facts }: EntryFacts,
  { before, gotAt }: Pick<EntryChange, 'before' | 'gotAt'>,
): StoredEntry {
  const now = new Date();
  const got = { got_at: before?.got_at ?? gotAt ?? now, got_by: before?.got_by ?? viewer.accountId };
  return {
    kitchen_id: kitchenId,
    id,
    list_id: listId,
    wanted_by: wantedBy,
    is_apart: isApart,
    ...facts,
    ...(isGot ? got : { got_at: null, got_by: null }),
    added_at: before?.added_at ?? now,
    added_by: before?.added_by ?? viewer.accountId,
  };
}

/** Writes a list and its event, in the transaction that holds the kitchen. */
export async function writeList(
  tx: Transaction,
  inKitchen: InKitchen<ChangingAction>,
  { _id, name, isArchived }: ShoppingList & { name: string },
  event: NewEvent,
): Promise<void> {
  await writeEvent(tx, inKitchen, event, { entryId: null, title: name, category: null, before: null });
  await tx
    .insertInto('shopping_lists')
    .values({ kitchen_id: inKitchen.kitchenId, id: _id, name, is_archived: isArchived, made_at: new Date() })
    .onConflict((conflict) =>
      conflict.columns(['kitchen_id', 'id']).doUpdateSet({ name, is_archived: isArchived }),
    )
    .execute();
}

/** Adds or removes a staple, and writes its event, in the transaction that holds the kitchen. */
export async function writeStaple(
  tx: Transaction,
  inKitchen: InKitchen<ChangingAction>,
  {
    title,
    category = 'Others',
    isStaple,
  }: { title: string; category?: Category | undefined; isStaple: boolean },
  event: NewEvent,
): Promise<void> {
  const key = { kitchen_id: inKitchen.kitchenId, product: productKey(title) };
  await writeEvent(tx, inKitchen, event, { entryId: null, title, category, before: null });
  if (isStaple)
    await tx
      .insertInto('kitchen_staples')
      .values({ ...key, title, category })
      .execute();
  else
    await tx
      .deleteFrom('kitchen_staples')
      .where('kitchen_id', '=', key.kitchen_id)
      .where('product', '=', key.product)
      .execute();
}

/** About an entry, a list or a staple. */
type About = Pick<EntryFacts, 'title'> &
  Partial<Pick<EntryFacts, 'listId' | 'amount' | 'unit'>> & {
    entryId: EntryId | null;
    category: EntryFacts['category'] | null;
    before: EntryFacts | null;
  };

async function writeEvent(
  tx: Transaction,
  { kitchenId, viewer, hasWebhooks }: InKitchen<ChangingAction>,
  { id, kind, on }: NewEvent,
  { entryId, title, category, before, listId, amount, unit }: About,
): Promise<void> {
  await tx
    .insertInto('shopping_events')
    .values({
      ...{ kitchen_id: kitchenId, id, kind, entry_id: entryId, account_id: viewer.accountId },
      ...{ title, category, before, happened_at: new Date(), happened_on: on },
      version: await touchKitchen(tx, kitchenId),
    })
    .execute();
  if (hasWebhooks) {
    const entry = entryId && { id: entryId, title, listId, amount, unit };
    const data = { act: kind, ...(entry ? { entry } : { title }) };
    await queueMessage(tx, kitchenId, { id, type: 'list.changed', data });
  }
}
