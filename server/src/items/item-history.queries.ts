import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { ChangeableField } from '@crisper/domain/items/food-fields.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import {
  type FieldChange,
  HISTORY_KINDS,
  type HistoryKind,
  type PastEvent,
} from '@crisper/domain/items/item-event.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { dayOf } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Database } from '#db/database.ts';
import { findPeople, type VisiblePerson } from '#kitchens/people.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import type { StoredItem } from './item-events.table.ts';
import { fromStoredDate, ITEM_COLUMNS } from './items.table.ts';

const EVENTS_MAX = 100;

/** A stored item, whether it comes from the table or from an event. */
type Row = Omit<StoredItem, 'added_at'>;
type People = Map<string, VisiblePerson>;

/** What happened to an item of the kitchen, newest first; also to one that is gone. */
export async function listHistory(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  itemId: ItemId,
  zone: TimeZone,
): Promise<PastEvent[]> {
  // The public fridge keeps no items of the past.
  if (kitchenId === PUBLIC_FRIDGE_ID) throw new AppError('kitchen_not_found');
  // Before the events: of one that is written meanwhile, the change is then unknown, but not taken for another's.
  const now = await db
    .selectFrom('items')
    .select(ITEM_COLUMNS)
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  const events = await db
    .selectFrom('item_events')
    .select(['id', 'kind', 'account_id', 'title', 'happened_at', 'happened_on', 'before', 'undoes'])
    .select(['amount', 'unit', 'cooked', 'program'])
    .where('kitchen_id', '=', kitchenId)
    .where('item_id', '=', itemId)
    .where('kind', 'in', HISTORY_KINDS)
    .orderBy('version', 'desc')
    .limit(EVENTS_MAX)
    .$narrowType<{ kind: HistoryKind }>()
    .execute();
  if (events.length === 0) throw new AppError('item_not_found');
  const people = await findPeople(
    db,
    events.flatMap(({ account_id, before }) =>
      [account_id, before?.belongs_to, now?.belongs_to].filter(isId),
    ),
  );
  return events.map((event, index) => {
    const after: Row | null = index === 0 ? (now ?? null) : (events[index - 1]?.before ?? null);
    return {
      id: event.id,
      kind: event.kind,
      by: personOf(people, event.account_id),
      program: event.account_id === null ? null : event.program,
      on: dayOf({ on: event.happened_on, at: event.happened_at }, zone),
      at: event.happened_at.toISOString(),
      title: event.title,
      image: (after ?? event.before)?.image ?? null,
      changes: event.before && after ? changesBetween(event.before, after, people) : [],
      used: event.amount && event.unit ? { amount: event.amount, unit: event.unit } : null,
      cooked: event.cooked,
      undoes: event.undoes,
    };
  });
}

const isId = (id: string | null | undefined): id is string => typeof id === 'string';

function personOf(people: People, accountId: string | null): PastEvent['by'] {
  const person = accountId === null ? undefined : people.get(accountId);
  return accountId && person ? { accountId, name: publicName(person.displayName) } : null;
}

function changesBetween(before: Row, after: Row, people: People): FieldChange[] {
  const [old, young] = [fieldsOf(before, people), fieldsOf(after, people)];
  return (Object.keys(old) as ChangeableField[])
    .map((field) => ({ field, before: old[field], after: young[field] }))
    .filter((change) => change.before !== change.after);
}

/** As texts, because they are shown beside each other. */
const fieldsOf = (row: Row, people: People): Record<ChangeableField, string | null> => ({
  title: row.title,
  category: row.category,
  quantity: String(row.quantity),
  amount: row.amount === undefined ? null : `${row.amount} ${row.unit}`,
  place: row.place ?? null,
  price: typeof row.price === 'number' ? String(row.price) : null,
  expiryDate: fromStoredDate(row.expiry_date),
  description: row.description || null,
  image: row.image,
  belongsTo: row.belongs_to === null ? null : publicName(people.get(row.belongs_to)?.displayName ?? null),
});
