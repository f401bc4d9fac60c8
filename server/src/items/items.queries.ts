import { type EmailAudience, ownerText } from '@crisper/domain/accounts/email-audience.ts';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Item, ItemId, KitchenItem } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { isIn } from './in-kitchen.ts';
import { fromStoredDate, ITEM_COLUMNS, type ItemRow } from './items.table.ts';
import { keepingOf } from './row-facts.ts';

const itemColumns = ITEM_COLUMNS.map((column) => `items.${column}` as const);

/** The kitchen's items with the names of those who added them, and with the viewer's own notes. */
export function selectItems(db: Database | Transaction, { kitchenId, viewer }: InKitchen<'look'>) {
  return selectFrom(db, kitchenId, viewer?.accountId ?? null);
}

function selectFrom(db: Database | Transaction, kitchenId: KitchenId, viewerId: string | null) {
  return (
    db
      .selectFrom('items')
      // The food of a kitchen stays when a person deletes their account.
      .leftJoin('accounts', 'accounts.id', 'items.added_by')
      .where(isIn(kitchenId))
      .select([
        ...itemColumns,
        'accounts.email as owner_email',
        'accounts.display_name as owner_name',
        'accounts.email_seen_by',
      ])
      .$if(viewerId !== null, (query) =>
        query
          .leftJoin('notes', (join) =>
            join
              .on('notes.kitchen_id', '=', kitchenId)
              .onRef('notes.item_id', '=', 'items.id')
              .on('notes.author_id', '=', viewerId),
          )
          .select(['notes.text as note_text', 'notes.created_at as note_created_at']),
      )
      // A person who has left the kitchen owns nothing in it.
      .$if(kitchenId !== PUBLIC_FRIDGE_ID, (query) =>
        query
          .leftJoin('kitchen_members', (join) =>
            join
              .on('kitchen_members.kitchen_id', '=', kitchenId)
              .onRef('kitchen_members.account_id', '=', 'items.belongs_to'),
          )
          .select('kitchen_members.account_id as belongs_to_member'),
      )
  );
}

interface ShownItem extends ItemRow {
  owner_email: string | null;
  owner_name: string | null;
  email_seen_by: EmailAudience | null;
  belongs_to_member?: string | null;
  note_text?: string | null;
  note_created_at?: Date | null;
}

/** The only function that turns a row into an item: as the viewer may see it. */
export function toItem(row: ShownItem, inKitchen: Pick<InKitchen, 'kitchenId' | 'viewer'>): Item {
  const addedAt = row.added_at.toISOString();
  return {
    _id: row.id as ItemId,
    title: row.title,
    image: row.image,
    category: row.category,
    quantity: row.quantity,
    expiryDate: fromStoredDate(row.expiry_date),
    description: row.description,
    addedDate: addedAt,
    addedAt,
    addedBy: addedBy(row, inKitchen),
    belongsTo: row.belongs_to_member ?? null,
    status: row.status,
    version: row.version,
    ...(row.is_free && { free: true as const }),
    ...(inKitchen.kitchenId !== PUBLIC_FRIDGE_ID && { keeping: keepingOf(row) }),
    ...(row.note_text &&
      row.note_created_at && {
        note: { text: row.note_text, createdAt: row.note_created_at.toISOString() },
      }),
  };
}

/** With what a kitchen knows about its food. */
export const toKitchenItem = (
  row: ShownItem,
  inKitchen: Pick<InKitchen, 'kitchenId' | 'viewer'>,
): KitchenItem => ({
  ...toItem(row, inKitchen),
  amountStart: row.amount_start,
  amount: row.amount,
  unit: row.unit,
  place: row.place,
  price: row.price,
  isAdded: row.added_by === inKitchen.viewer?.accountId,
  keeping: keepingOf(row),
});

/** People in a kitchen know each other by name; in the public fridge some show their email address. */
function addedBy(row: ShownItem, { kitchenId, viewer }: Pick<InKitchen, 'kitchenId' | 'viewer'>): string {
  const { owner_email: email, owner_name: displayName, email_seen_by: emailSeenBy } = row;
  if (kitchenId !== PUBLIC_FRIDGE_ID || email === null || emailSeenBy === null)
    return publicName(displayName);
  const owner = { email, displayName, emailSeenBy };
  if (!viewer) return ownerText(owner, 'visitor');
  return ownerText(owner, viewer.accountId === row.added_by ? 'owner' : 'signed-in');
}

interface Asked {
  kitchenId: KitchenId;
  id: ItemId;
}

const selectForPeople = prepared((db, value: ValueOf<Asked & { viewerId: string }>) =>
  selectFrom(db, value('kitchenId'), value('viewerId')).where('items.id', '=', value('id')),
);
/** Visitors have no notes; a join for nobody is one that Citus cannot plan. */
const selectForVisitors = prepared((db, value: ValueOf<Asked>) =>
  selectFrom(db, value('kitchenId'), null).where('items.id', '=', value('id')),
);

async function findShown(
  db: Database | Transaction,
  { kitchenId, viewer }: Pick<InKitchen, 'kitchenId' | 'viewer'>,
  id: ItemId,
): Promise<ShownItem | undefined> {
  const [row] = viewer
    ? await selectForPeople(db, { kitchenId, viewerId: viewer.accountId, id })
    : await selectForVisitors(db, { kitchenId, id });
  return row;
}

/** The item's row with the columns that are shown beside it. */
export async function requireShownItem(
  db: Database | Transaction,
  inKitchen: InKitchen,
  id: ItemId,
): Promise<ShownItem> {
  const row = await findShown(db, inKitchen, id);
  if (!row) throw new AppError('item_not_found');
  return row;
}

export async function findKitchenItem(
  db: Database | Transaction,
  inKitchen: InKitchen,
  id: ItemId,
): Promise<KitchenItem | null> {
  const row = await findShown(db, inKitchen, id);
  return row ? toKitchenItem(row, inKitchen) : null;
}

export async function requireItem(db: Database, inKitchen: InKitchen<'look'>, id: ItemId): Promise<Item> {
  return toItem(await requireShownItem(db, inKitchen, id), inKitchen);
}

export async function requireKitchenItem(
  db: Database,
  inKitchen: InKitchen<'look'>,
  id: ItemId,
): Promise<KitchenItem> {
  return toKitchenItem(await requireShownItem(db, inKitchen, id), inKitchen);
}

export const holdItem = prepared((db, value: ValueOf<{ kitchenId: KitchenId; id: ItemId }>) =>
  db
    .selectFrom('items')
    .select(ITEM_COLUMNS)
    .where('kitchen_id', '=', value('kitchenId'))
    .where('id', '=', value('id'))
    .forUpdate(),
);

/** An item, and the version that the caller knows; null is any. */
export interface ItemAt {
  id: ItemId;
  version: number | null;
}

declare const changeable: unique symbol;
/** A row that the viewer may change; only findChangeable returns one. */
export type ChangeableItem = ItemRow & { [changeable]: true };

/**
 * The item, locked until the transaction ends, or null if there is none with that id. In a kitchen people change
 * anything, in the public fridge their own.
 */
export async function findChangeable(
  tx: Transaction,
  inKitchen: InKitchen<'change-own-item' | 'write-note'>,
  { id, version }: ItemAt,
): Promise<ChangeableItem | null> {
  const { kitchenId, viewer, standing } = inKitchen;
  const [row] = await holdItem(tx, { kitchenId, id });
  if (!row) return null;
  const isAllowed = row.added_by === viewer.accountId || may('change-any-item', standing);
  if (!isAllowed) throw new AppError('not_item_owner');
  if (version !== null && version !== row.version) {
    const current = toItem(await requireShownItem(tx, inKitchen, id), inKitchen);
    throw new AppError('item_changed', { current });
  }
  return row as ChangeableItem;
}

export async function requireChangeable(
  tx: Transaction,
  inKitchen: InKitchen<'change-own-item' | 'write-note'>,
  item: ItemAt,
): Promise<ChangeableItem> {
  const row = await findChangeable(tx, inKitchen, item);
  if (!row) throw new AppError('item_not_found');
  return row;
}

export async function countItems(db: Database | Transaction, { kitchenId }: InKitchen): Promise<number> {
  const { count } = await db
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isIn(kitchenId))
    .executeTakeFirstOrThrow();
  return count;
}

const selectVersion = prepared((db) =>
  db
    .selectFrom('items_version')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), sql<number>`0`).as('version'))
    .where('kitchen_id', '=', PUBLIC_FRIDGE_ID),
);

/** Grows with every change; equal versions mean equal responses. */
export async function readItemsVersion(db: Database): Promise<number> {
  const [row] = await selectVersion(db, {});
  return row?.version ?? 0;
}
