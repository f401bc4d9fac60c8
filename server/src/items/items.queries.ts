import { type EmailAudience, ownerText } from '@crisper/domain/accounts/email-audience.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { isIn } from './in-kitchen.ts';
import { fromStoredDate, ITEM_COLUMNS, type ItemRow } from './items.table.ts';

const itemColumns = ITEM_COLUMNS.map((column) => `items.${column}` as const);

/** The kitchen's items with the names of those who added them, and with the viewer's own notes. */
export function selectItems(
  db: Database | Transaction,
  kitchenId: KitchenId,
  viewer: { accountId: string | null } | null,
) {
  const isOwn = viewer ? sql<boolean>`notes.author_id = ${viewer.accountId}` : sql<boolean>`false`;
  return db
    .selectFrom('items')
    .innerJoin('accounts', 'accounts.id', 'items.added_by')
    .leftJoin('notes', (join) =>
      join
        .onRef('notes.kitchen_id', '=', 'items.kitchen_id')
        .onRef('notes.item_id', '=', 'items.id')
        .on(isOwn),
    )
    .where(isIn(kitchenId))
    .select([
      ...itemColumns,
      'accounts.email as owner_email',
      'accounts.display_name as owner_name',
      'accounts.email_seen_by',
      'notes.text as note_text',
      'notes.created_at as note_created_at',
    ]);
}

interface ShownItem extends ItemRow {
  owner_email: string;
  owner_name: string | null;
  email_seen_by: EmailAudience;
  note_text: string | null;
  note_created_at: Date | null;
}

/** The only function that turns a row into an item: as the viewer, null for a visitor, may see it. */
export function toItem(row: ShownItem, viewer: { accountId: string } | null): Item {
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
    addedBy: addedBy(row, viewer),
    status: row.status,
    version: row.version,
    ...(row.note_text !== null &&
      row.note_created_at !== null && {
        note: { text: row.note_text, createdAt: row.note_created_at.toISOString() },
      }),
  };
}

function addedBy(row: ShownItem, viewer: { accountId: string } | null): string {
  const owner = { email: row.owner_email, displayName: row.owner_name, emailSeenBy: row.email_seen_by };
  if (!viewer) return ownerText(owner, 'visitor');
  return ownerText(owner, viewer.accountId === row.added_by ? 'owner' : 'signed-in');
}

interface Asked {
  kitchenId: KitchenId;
  viewerId: string | null;
  id: ItemId;
}

const selectItem = prepared((db, value: ValueOf<Asked>) =>
  selectItems(db, value('kitchenId'), { accountId: value('viewerId') }).where('items.id', '=', value('id')),
);

/** The item's row with the columns that are shown beside it. */
export async function requireShownItem(
  db: Database | Transaction,
  kitchenId: KitchenId,
  viewer: Viewer | null,
  id: ItemId,
): Promise<ShownItem> {
  const [row] = await selectItem(db, { kitchenId, viewerId: viewer?.accountId ?? null, id });
  if (!row) throw new AppError('item_not_found');
  return row;
}

export async function requireItem(
  db: Database,
  kitchenId: KitchenId,
  viewer: Viewer | null,
  id: ItemId,
): Promise<Item> {
  return toItem(await requireShownItem(db, kitchenId, viewer, id), viewer);
}

const holdItem = prepared((db, value: ValueOf<{ kitchenId: KitchenId; id: ItemId }>) =>
  db
    .selectFrom('items')
    .select(ITEM_COLUMNS)
    .where('kitchen_id', '=', value('kitchenId'))
    .where('id', '=', value('id'))
    .forUpdate(),
);

/** An item, and the version that the caller knows; null is whichever there is. */
export interface ItemAt {
  id: ItemId;
  version: number | null;
}

declare const owned: unique symbol;
/** A row that its owner may change; only requireOwnItem returns one. */
export type OwnItem = ItemRow & { [owned]: true };

/** The viewer's own item, locked until the transaction ends, or null if there is none with that id. */
export async function findOwnItem(
  tx: Transaction,
  kitchenId: KitchenId,
  viewer: Viewer,
  { id, version }: ItemAt,
): Promise<OwnItem | null> {
  const [row] = await holdItem(tx, { kitchenId, id });
  if (!row) return null;
  if (row.added_by !== viewer.accountId) throw new AppError('not_item_owner');
  if (version !== null && version !== row.version) {
    const current = toItem(await requireShownItem(tx, kitchenId, viewer, id), viewer);
    throw new AppError('item_changed', { current });
  }
  return row as OwnItem;
}

export async function requireOwnItem(
  tx: Transaction,
  kitchenId: KitchenId,
  viewer: Viewer,
  { id, version = null }: Pick<ItemAt, 'id'> & Partial<ItemAt>,
): Promise<OwnItem> {
  const item = await findOwnItem(tx, kitchenId, viewer, { id, version });
  if (!item) throw new AppError('item_not_found');
  return item;
}

const selectVersion = prepared((db) =>
  db
    .selectFrom('items_version')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), sql<number>`0`).as('version')),
);

/** Grows with every change; equal versions mean equal responses. */
export async function readItemsVersion(db: Database): Promise<number> {
  const [row] = await selectVersion(db, {});
  return row?.version ?? 0;
}
