import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Member } from '@crisper/domain/kitchens/member.ts';
import type { Membership } from '@crisper/domain/kitchens/membership.ts';
import { knownLanguage, type Language } from '@crisper/domain/languages/languages.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { InKitchen } from './require-kitchen.ts';

/** What other people see of an account. */
export interface VisiblePerson {
  displayName: string | null;
  photo: string | null;
  email: string;
  emailSeenBy: EmailAudience;
}

/** Looked up apart from the memberships: accounts are distributed by another column, and a join would ask every node. */
export async function findPeople(
  db: Database | Transaction,
  accountIds: readonly string[],
): Promise<Map<string, VisiblePerson>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'display_name', 'photo_url', 'email_seen_by'])
    .where('id', 'in', [...new Set(accountIds)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        displayName: row.display_name,
        photo: row.photo_url,
        email: row.email,
        emailSeenBy: row.email_seen_by,
      },
    ]),
  );
}

/** The memberships of a kitchen, the first who came first. */
export async function listMemberships(
  db: Database | Transaction,
  kitchenId: KitchenId,
): Promise<Membership[]> {
  const rows = await db
    .selectFrom('kitchen_members')
    .select(['account_id', 'role', 'joined_at'])
    .where('kitchen_id', '=', kitchenId)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, role: row.role, joinedAt: row.joined_at }));
}

/** What the people of a kitchen read, and so may call food by. */
export async function listLanguages(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
): Promise<Language[]> {
  const people = await listMemberships(db, kitchenId);
  const ids = people.map(({ accountId }) => accountId);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('accounts').select('language').distinct().where('id', 'in', ids).execute();
  return rows.flatMap(({ language }) => knownLanguage(language) ?? []);
}

export async function findMembership(
  db: Database | Transaction,
  kitchenId: KitchenId,
  accountId: string,
): Promise<Membership | undefined> {
  const people = await listMemberships(db, kitchenId);
  return people.find((person) => person.accountId === accountId);
}

export async function listMembers(db: Database, inKitchen: InKitchen<'see-people'>): Promise<Member[]> {
  const { kitchenId, viewer } = inKitchen;
  const memberships = await listMemberships(db, kitchenId);
  const people = await findPeople(
    db,
    memberships.map(({ accountId }) => accountId),
  );
  return memberships.map(({ accountId, role, joinedAt }) => {
    const person = people.get(accountId);
    return {
      accountId,
      name: publicName(person?.displayName ?? null),
      photo: person?.photo ?? null,
      email: accountId === viewer?.accountId || showsEmail(person) ? (person?.email ?? null) : null,
      role,
      joinedAt: joinedAt.toISOString(),
    };
  });
}

/** To share food with somebody, one needs their name. Who is found by their email address chose that themself. */
const showsEmail = (person: VisiblePerson | undefined) => person?.emailSeenBy === 'everybody';
