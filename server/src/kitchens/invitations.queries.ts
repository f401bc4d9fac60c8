import { publicName } from '@crisper/domain/accounts/public-name.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { whyClosed } from '@crisper/domain/kitchens/accepting.ts';
import { type Invitation, maskedEmail, type Offer } from '@crisper/domain/kitchens/invitation.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Selectable } from 'kysely';
import { hashSecret, splitToken } from '#calling/secrets.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { KitchenInvitationsTable } from './kitchens.table.ts';
import { findPeople, listMemberships } from './people.queries.ts';
import type { InKitchen } from './require-kitchen.ts';

type InvitationRow = Selectable<KitchenInvitationsTable>;

/** Those that still let a person in. */
export const selectOpenInvitations = (db: Database | Transaction, kitchenId: KitchenId) =>
  db
    .selectFrom('kitchen_invitations')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('uses_left', '>', 0)
    .where('ends_at', '>', new Date())
    .orderBy('id', 'desc');

export async function listInvitations(
  db: Database,
  { kitchenId }: InKitchen<'see-invitations'>,
): Promise<Invitation[]> {
  const rows = await selectOpenInvitations(db, kitchenId).execute();
  const people = await findPeople(
    db,
    rows.map((row) => row.made_by),
  );
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    email: row.email,
    madeBy: publicName(people.get(row.made_by)?.displayName ?? null),
    madeAt: row.made_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    uses: row.uses,
    usesLeft: row.uses_left,
  }));
}

/** The kitchen that a token leads to, and its secret. */
export function readInvitationToken(token: string): { kitchenId: KitchenId; secret: string } {
  const parts = splitToken(token);
  if (!parts) throw new AppError('invitation_incomplete');
  return { kitchenId: parts.id as KitchenId, secret: parts.secret };
}

/**
 * A secret that was never made and one that was taken back get the same error: the row is deleted when an invitation is
 * taken back, so that nothing remembers who had it. A person with the link needs a new one in both cases.
 */
export async function requireInvitation(
  db: Database | Transaction,
  kitchenId: KitchenId,
  secret: string,
): Promise<InvitationRow> {
  const row = await db
    .selectFrom('kitchen_invitations')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!row) throw new AppError('invitation_unknown');
  return row;
}

/** Tells who invites to what, before anything is accepted. */
export async function lookAtInvitation(db: Database, viewer: Viewer | null, token: string): Promise<Offer> {
  const { kitchenId, secret } = readInvitationToken(token);
  const row = await requireInvitation(db, kitchenId, secret);
  const kitchen = await db
    .selectFrom('kitchens')
    .select(['name', 'ends_at'])
    .where('id', '=', kitchenId)
    .executeTakeFirst();
  const now = new Date();
  if (!kitchen || (kitchen.ends_at && kitchen.ends_at <= now)) throw new AppError('invitation_unknown');
  const members = await listMemberships(db, kitchenId);
  const isMember = members.some(({ accountId }) => accountId === viewer?.accountId);
  const closed = whyClosed({ usesLeft: row.uses_left, endsAt: row.ends_at }, now);
  if (closed && !isMember) throw new AppError(closed);
  const inviter = (await findPeople(db, [row.made_by])).get(row.made_by);
  return {
    kitchenId,
    kitchenName: kitchen.name,
    role: row.role,
    invitedBy: { name: publicName(inviter?.displayName ?? null), photo: inviter?.photo ?? null },
    email: row.email === null ? null : maskedEmail(row.email),
    endsAt: row.ends_at.toISOString(),
    isMember,
  };
}
