import { type EmailAudience, ownerText } from '@crisper/domain/accounts/email-audience.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { fromStoredDate, ITEM_COLUMNS, type ItemRow } from './items.table.ts';

const itemColumns = ITEM_COLUMNS.map((column) => `items.${column}` as const);

/** Items with their owners' names, and with the note on the viewer's own ones. */
export function selectItems(db: Database | Transaction, viewer: { accountId: string | null } | null) {
  const isOwn = viewer ? sql<boolean>`items.owner_id = ${viewer.accountId}` : sql<boolean>`false`;
  return db
    .selectFrom('items')
    .innerJoin('accounts', 'accounts.id', 'items.owner_id')
    .leftJoin('notes', (join) => join.onRef('notes.item_id', '=', 'items.id').on(isOwn))
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
    ...(row.note_text !== null &&
      row.note_created_at !== null && {
        note: { text: row.note_text, createdAt: row.note_created_at.toISOString() },
      }),
  };
}

function addedBy(row: ShownItem, viewer: { accountId: string } | null): string {
  const owner = { email: row.owner_email, displayName: row.owner_name, emailSeenBy: row.email_seen_by };
  if (!viewer) return ownerText(owner, 'visitor');
  return ownerText(owner, viewer.accountId === row.owner_id ? 'owner' : 'signed-in');
}

const selectItem = prepared((db, value: ValueOf<{ viewerId: string | null; id: ItemId }>) =>
  selectItems(db, { accountId: value('viewerId') }).where('items.id', '=', value('id')),
);

/** The item's row with the columns that are shown beside it. */
export async function requireShownItem(
  db: Database | Transaction,
  viewer: Viewer | null,
  id: ItemId,
): Promise<ShownItem> {
  const [row] = await selectItem(db, { viewerId: viewer?.accountId ?? null, id });
  if (!row) throw new AppError('item_not_found');
  return row;
}

export async function requireItem(db: Database, viewer: Viewer | null, id: ItemId): Promise<Item> {
  return toItem(await requireShownItem(db, viewer, id), viewer);
}

const holdItem = prepared((db, value: ValueOf<{ id: ItemId }>) =>
  db.selectFrom('items').select(ITEM_COLUMNS).where('id', '=', value('id')).forUpdate(),
);

declare const owned: unique symbol;
/** A row that its owner may change; only requireOwnItem returns one. */
export type OwnItem = ItemRow & { [owned]: true };

/** The viewer's own item, locked until the transaction ends. */
export async function requireOwnItem(tx: Transaction, viewer: Viewer, id: ItemId): Promise<OwnItem> {
  const [row] = await holdItem(tx, { id });
  if (!row) throw new AppError('item_not_found');
  if (row.owner_id !== viewer.accountId) throw new AppError('not_item_owner');
  return row as OwnItem;
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
