import { AppError } from '@crisper/domain/errors.ts';
import { whyNot } from '@crisper/domain/kitchens/accepting.ts';
import { type KitchenId, PEOPLE_MAX } from '@crisper/domain/kitchens/kitchen.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { readInvitationToken, requireInvitation } from './invitations.queries.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { addMember, lockAccount, touchKitchen } from './kitchens.writer.ts';
import { listMemberships } from './people.queries.ts';

/** Lets the person in. A person who is in the kitchen already keeps their role, and uses nothing up. */
export async function acceptInvitation(
  db: Database,
  { accountId }: Viewer,
  token: string,
): Promise<{ kitchenId: KitchenId; role: Role }> {
  const { kitchenId } = readInvitationToken(token);
  return inKitchenTransaction(db, null, kitchenId, (tx) => join(tx, accountId, token));
}

/**
 * Lets in a person whose account the transaction has just opened. An invitation for their email address only opens the
 * account: they join once they have proven that it is theirs.
 */
export async function admitInvited(tx: Transaction, accountId: string, token: string): Promise<void> {
  try {
    await join(tx, accountId, token);
  } catch (error) {
    const isForThem = error instanceof AppError && error.code === 'invitation_needs_proof';
    if (!isForThem) throw error;
  }
}

async function join(
  tx: Transaction,
  accountId: string,
  token: string,
): Promise<{ kitchenId: KitchenId; role: Role }> {
  const { kitchenId, secret } = readInvitationToken(token);
  // The kitchen is locked before the account, as everywhere.
  await lockOpenKitchen(tx, kitchenId);
  const invitation = await requireInvitation(tx, kitchenId, secret);
  const people = await listMemberships(tx, kitchenId);
  const own = people.find((person) => person.accountId === accountId);
  if (own) return { kitchenId, role: own.role };
  const account = await lockAccount(tx, accountId);
  const { uses_left, ends_at, email, role } = invitation;
  const refused = whyNot({ usesLeft: uses_left, endsAt: ends_at, email }, account, new Date());
  if (refused) throw new AppError(refused);
  if (people.length >= PEOPLE_MAX) throw new AppError('too_many_people');
  await addMember(tx, kitchenId, accountId, role);
  await tx
    .updateTable('kitchen_invitations')
    .set({ uses_left: uses_left - 1 })
    .where('kitchen_id', '=', kitchenId)
    .where('id', '=', invitation.id)
    .execute();
  await touchKitchen(tx, kitchenId);
  return { kitchenId, role };
}

async function lockOpenKitchen(tx: Transaction, kitchenId: KitchenId): Promise<void> {
  const kitchen = await tx
    .selectFrom('kitchens')
    .select('ends_at')
    .where('id', '=', kitchenId)
    .where('visibility', '=', 'private')
    .forUpdate()
    .executeTakeFirst();
  if (!kitchen || (kitchen.ends_at && kitchen.ends_at <= new Date()))
    throw new AppError('invitation_unknown');
}
