import { maskedEmail } from '@crisper/domain/accounts/masked-email.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Item, ItemId } from '@crisper/domain/items/item.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { Viewer } from '#identity/viewer.ts';
import { fromStoredDate, ITEM_COLUMNS, type ItemRow } from './items.table.ts';

const itemColumns = ITEM_COLUMNS.map((column) => `items.${column}` as const);

/** Items with their owner's address, as far as the viewer may see it, and with the note on the viewer's own ones. */
export function selectItems(db: Database | Transaction, viewer: { accountId: string | null } | null) {
  const isOwn = viewer ? sql<boolean>`items.owner_id = ${viewer.accountId}` : sql<boolean>`false`;
  return db
    .selectFrom('items')
    .innerJoin('accounts', 'accounts.id', 'items.owner_id')
    .leftJoin('notes', (join) => join.onRef('notes.item_id', '=', 'items.id').on(isOwn))
    .select([
      ...itemColumns,
      'accounts.email as added_by',
      sql<boolean>`accounts.shows_email or ${isOwn}`.as('shows_email'),
      'notes.text as note_text',
      'notes.created_at as note_created_at',
    ]);
}

interface SelectedItem extends ItemRow {
  added_by: string;
  shows_email: boolean;
  note_text: string | null;
  note_created_at: Date | null;
}

export function toItem(row: SelectedItem): Item {
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
    addedBy: row.shows_email ? row.added_by : maskedEmail(row.added_by),
    status: row.status,
    ...(row.note_text !== null &&
      row.note_created_at !== null && {
        note: { text: row.note_text, createdAt: row.note_created_at.toISOString() },
      }),
  };
}

const selectItem = prepared((db, value: ValueOf<{ viewerId: string | null; id: ItemId }>) =>
  selectItems(db, { accountId: value('viewerId') }).where('items.id', '=', value('id')),
);

export async function requireItem(
  db: Database | Transaction,
  viewer: Viewer | null,
  id: ItemId,
): Promise<Item> {
  const [row] = await selectItem(db, { viewerId: viewer?.accountId ?? null, id });
  if (!row) throw new AppError('item_not_found');
  return toItem(row);
}

const holdItem = prepared((db, value: ValueOf<{ id: ItemId }>) =>
  db.selectFrom('items').select(ITEM_COLUMNS).where('id', '=', value('id')).forUpdate(),
);

declare const owned: unique symbol;
/** A row that its owner may change; only requireOwnItem makes one. */
export type OwnItem = ItemRow & { [owned]: true };

/** The viewer's own item, held against other writers until the transaction ends. */
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

/** Grows with every change; two equal versions mean equal answers. */
export async function readItemsVersion(db: Database): Promise<number> {
  const [row] = await selectVersion(db, {});
  return row?.version ?? 0;
}
