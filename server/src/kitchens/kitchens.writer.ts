import { AppError } from '@crisper/domain/errors.ts';
import { KITCHENS_PER_PERSON, type KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { sql } from 'kysely';
import type { Transaction } from '#db/database.ts';
import { announceWrite } from './kitchen-writes.ts';

/** Adds one to the kitchen's version, as every write does, and announces the write. Returns the new version. */
export async function touchKitchen(tx: Transaction, kitchenId: KitchenId): Promise<number> {
  const { version } = await tx
    .updateTable('kitchens')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', kitchenId)
    .returning('version')
    .executeTakeFirstOrThrow();
  announceWrite(tx, kitchenId);
  return version;
}

/** The person's account, locked: two kitchens that are joined at once count as two, and a closed account joins none. */
export async function lockAccount(
  tx: Transaction,
  accountId: string,
): Promise<{ email: string; isEmailProven: boolean }> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError('invalid_token');
  return { email: account.email, isEmailProven: account.email_verified_at !== null };
}

const ENDING_TOO_MAX = 2 * KITCHENS_PER_PERSON;

/** Kitchens that are ending leave room for others, but not for ever more of them. */
async function refuseTooMany(tx: Transaction, accountId: string): Promise<void> {
  const joined = await tx
    .selectFrom('account_kitchens')
    .select('kitchen_id')
    .where('account_id', '=', accountId)
    .execute();
  if (joined.length < KITCHENS_PER_PERSON) return;
  const ids = joined.map(({ kitchen_id }) => kitchen_id);
  const ending = await tx
    .selectFrom('kitchens')
    .select('id')
    .where('id', 'in', ids)
    .where('ends_at', 'is not', null)
    .execute();
  if (joined.length - ending.length >= KITCHENS_PER_PERSON || joined.length >= ENDING_TOO_MAX)
    throw new AppError('too_many_kitchens');
}

/** Lets a person in. Both sides of the membership are written in one transaction; it is rare enough for that. */
export async function addMember(
  tx: Transaction,
  kitchenId: KitchenId,
  accountId: string,
  role: Role,
): Promise<void> {
  await refuseTooMany(tx, accountId);
  const member = { kitchen_id: kitchenId, account_id: accountId, joined_at: new Date() };
  await tx
    .insertInto('kitchen_members')
    .values({ ...member, role })
    .execute();
  await tx.insertInto('account_kitchens').values(member).execute();
}

/** Lets a person go, and ends what would let them in again. */
export async function dropMember(tx: Transaction, kitchenId: KitchenId, accountId: string): Promise<void> {
  await tx
    .deleteFrom('kitchen_members')
    .where('kitchen_id', '=', kitchenId)
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .deleteFrom('account_kitchens')
    .where('account_id', '=', accountId)
    .where('kitchen_id', '=', kitchenId)
    .execute();
  await endLinks(tx, kitchenId, accountId);
}

/**
 * A person who goes, or may do less from now on, may know the kitchen's invitations, whoever made them, and would come
 * back with the old role. The links to lists and the webhooks that they made end as well: coming back does not bring them
 * back.
 */
export async function endLinks(tx: Transaction, kitchenId: KitchenId, accountId: string): Promise<void> {
  await tx.deleteFrom('kitchen_invitations').where('kitchen_id', '=', kitchenId).execute();
  await tx
    .deleteFrom('shopping_links')
    .where('kitchen_id', '=', kitchenId)
    .where('made_by', '=', accountId)
    .execute();
  await endWebhooksOf(tx, kitchenId, accountId);
}

/** The kitchen has to be locked. */
export async function endWebhooksOf(tx: Transaction, kitchenId: KitchenId, accountId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhooks')
    .where('kitchen_id', '=', kitchenId)
    .where('made_by', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteWebhooks(tx, kitchenId);
}

/** After each change of the kitchen's webhooks, in its transaction. */
export async function noteWebhooks(tx: Transaction, kitchenId: KitchenId): Promise<void> {
  await tx
    .updateTable('kitchens')
    .set({ has_webhooks: sql<boolean>`exists (select from webhooks where kitchen_id = ${kitchenId})` })
    .where('id', '=', kitchenId)
    .execute();
}

export async function setRole(
  tx: Transaction,
  kitchenId: KitchenId,
  accountId: string,
  role: Role,
): Promise<void> {
  await tx
    .updateTable('kitchen_members')
    .set({ role })
    .where('kitchen_id', '=', kitchenId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Sets the moment at which the kitchen ends. Until then an owner can take that back. */
export async function setEnd(tx: Transaction, kitchenId: KitchenId, endsAt: Date): Promise<void> {
  await tx.updateTable('kitchens').set({ ends_at: endsAt }).where('id', '=', kitchenId).execute();
}
