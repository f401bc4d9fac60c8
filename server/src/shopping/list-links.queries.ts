import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import type { ListLink, SharedList } from '@crisper/domain/shopping/list-link.ts';
import type { Selectable } from 'kysely';
import { hashSecret, splitToken } from '#calling/secrets.ts';
import type { Database, Transaction } from '#db/database.ts';
import { findMembership, findPeople } from '#kitchens/people.queries.ts';
import { type InKitchen, requireKitchen } from '#kitchens/require-kitchen.ts';
import type { ShoppingLinksTable } from './list-links.table.ts';
import { listEntries, listLists, readOrder } from './shopping.queries.ts';

type LinkRow = Selectable<ShoppingLinksTable>;

/** Those that still work. */
export const selectOpenLinks = (db: Database | Transaction, kitchenId: KitchenId) =>
  db
    .selectFrom('shopping_links')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('ends_at', '>', new Date())
    .orderBy('id', 'desc');

export async function listLinks(
  db: Database,
  { kitchenId }: InKitchen<'see-list-links'>,
): Promise<ListLink[]> {
  const rows = await selectOpenLinks(db, kitchenId).execute();
  const people = await findPeople(
    db,
    rows.map((row) => row.made_by),
  );
  return rows.map((row) => ({
    id: row.id,
    listId: row.list_id,
    madeBy: publicName(people.get(row.made_by)?.displayName ?? null),
    endsAt: row.ends_at.toISOString(),
  }));
}

/** A secret that was never made, one that was ended and one that has expired get the same error: all need a new link. */
export async function requireLink(db: Database | Transaction, token: string): Promise<LinkRow> {
  const parts = splitToken(token);
  if (!parts) throw new AppError('list_link_incomplete');
  const row = await selectOpenLinks(db, parts.id as KitchenId)
    .where('token_hash', '=', hashSecret(parts.secret))
    .executeTakeFirst();
  if (!row) throw new AppError('list_link_ended');
  return row;
}

/**
 * Proof that the person who made the link may still look at the kitchen, and has been in it ever since: the links of
 * a person who leaves, or may only look from now on, end with that.
 */
export async function requireMaker(
  db: Database | Transaction,
  { kitchen_id, made_by, made_at }: LinkRow,
): Promise<InKitchen<'look'>> {
  const maker = await findMembership(db, kitchen_id as KitchenId, made_by);
  if (!maker || !may('share-list', maker.role) || maker.joinedAt > made_at)
    throw new AppError('list_link_ended');
  return requireKitchen(db, { accountId: made_by }, kitchen_id as KitchenId, 'look');
}

/** The list of the link, for anybody who has it. */
export async function readSharedList(db: Database | Transaction, link: LinkRow): Promise<SharedList> {
  const inKitchen = await requireMaker(db, link);
  const list = (await listLists(db, inKitchen)).find(({ _id }) => _id === link.list_id);
  if (!list || list.isArchived) throw new AppError('list_link_ended');
  const people = await findPeople(db, [link.made_by]);
  const entries = await listEntries(db, inKitchen);
  return {
    name: list.name,
    sharedBy: publicName(people.get(link.made_by)?.displayName ?? null),
    endsAt: link.ends_at.toISOString(),
    order: await readOrder(db, inKitchen),
    entries: entries
      .filter(({ listId }) => listId === link.list_id)
      .map(({ _id, title, category, amount, unit, isApart, addedAt, gotAt }) => ({
        ...{ _id, title, category, amount, unit, isApart, addedAt },
        isGot: gotAt !== null,
      })),
  };
}
