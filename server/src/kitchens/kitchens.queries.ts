import type { AccountExport } from '@crisper/domain/accounts/account-export.ts';
import { publicName } from '@crisper/domain/accounts/public-name.ts';
import {
  FACES_SHOWN,
  type Kitchen,
  type KitchenCard,
  type KitchenId,
} from '@crisper/domain/kitchens/kitchen.ts';
import { ROLES, type Role, type Standing } from '@crisper/domain/kitchens/policy.ts';
import { sql } from 'kysely';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import { countDue } from './due.queries.ts';
import { findMembership, findPeople, type VisiblePerson } from './people.queries.ts';
import { listPlaces } from './places.queries.ts';
import { type InKitchen, listOwnKitchens } from './require-kitchen.ts';

const isRole = (standing: Standing): standing is Role => (ROLES as readonly Standing[]).includes(standing);

export async function readKitchen(
  db: Database | Transaction,
  { kitchenId, standing }: InKitchen,
): Promise<Kitchen> {
  const row = await db
    .selectFrom('kitchens')
    .selectAll()
    .where('id', '=', kitchenId)
    .executeTakeFirstOrThrow();
  return {
    id: kitchenId,
    name: row.name,
    visibility: row.visibility,
    role: isRole(standing) ? standing : null,
    currency: row.currency,
    timeZone: row.time_zone,
    places: await listPlaces(db, kitchenId),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}

const selectVersion = prepared((db, value: ValueOf<{ kitchenId: KitchenId }>) =>
  db.selectFrom('kitchens').select('version').where('id', '=', value('kitchenId')),
);

/** Grows with every change in the kitchen; equal versions mean equal responses. */
export async function readKitchenVersion(
  db: Database | Transaction,
  { kitchenId }: InKitchen,
): Promise<number> {
  const [row] = await selectVersion(db, { kitchenId });
  return row?.version ?? 0;
}

/** The versions of the kitchens that each of these people is in. */
export async function listVersions(
  db: Database,
  accountIds: readonly string[],
): Promise<Map<string, Map<KitchenId, number>>> {
  // Not joined: people and kitchens lie on different machines of a cluster.
  const { rows: joined } = await sql<{ accountId: string; kitchenId: KitchenId }>`
    select account_id as "accountId", kitchen_id as "kitchenId" from account_kitchens
    where account_id = any(${accountIds}::uuid[])
  `.execute(db);
  const kitchenIds = [...new Set(joined.map(({ kitchenId }) => kitchenId))];
  if (kitchenIds.length === 0) return new Map();
  const { rows: living } = await sql<{ id: KitchenId; version: number }>`
    select id, version from kitchens
    where id = any(${kitchenIds}::uuid[]) and (ends_at is null or ends_at > ${new Date()})
  `.execute(db);
  const versionOf = new Map(living.map(({ id, version }) => [id, version]));
  const versions = new Map<string, Map<KitchenId, number>>();
  for (const { accountId, kitchenId } of joined) {
    const version = versionOf.get(kitchenId);
    if (version === undefined) continue;
    const own = versions.get(accountId) ?? new Map<KitchenId, number>();
    versions.set(accountId, own.set(kitchenId, version));
  }
  return versions;
}

/** The person's kitchens as cards, each with the first people who came; keys are told nothing about people. */
export async function listKitchens(db: Database, viewer: Viewer): Promise<KitchenCard[]> {
  const own = await listOwnKitchens(db, viewer);
  if (own.length === 0) return [];
  const ids = own.map(({ kitchenId }) => kitchenId);
  const kitchens = await db
    .selectFrom('kitchens')
    .select(['id', 'name', 'time_zone', 'version', 'ends_at'])
    .where('id', 'in', ids)
    .execute();
  const members = await listMembersOf(db, ids);
  const shownOf = (accountIds: readonly string[]) => (viewer.key ? [] : accountIds.slice(0, FACES_SHOWN));
  const people = await findPeople(db, [...members.values()].flatMap(shownOf));
  const due = await countDue(db, own);
  return own.flatMap(({ kitchenId, standing }) => {
    const kitchen = kitchens.find(({ id }) => id === kitchenId);
    if (!kitchen || !isRole(standing)) return [];
    const accountIds = members.get(kitchenId) ?? [];
    return {
      id: kitchenId,
      name: kitchen.name,
      role: standing,
      timeZone: kitchen.time_zone,
      version: kitchen.version,
      members: { count: accountIds.length, faces: facesOf(shownOf(accountIds), people) },
      due: due.get(kitchenId) ?? 0,
      endsAt: kitchen.ends_at?.toISOString() ?? null,
    };
  });
}

/** The person's kitchens and what they are in them. */
export async function listJoined(db: Database, viewer: Viewer): Promise<AccountExport['kitchens']> {
  const joined: AccountExport['kitchens'] = [];
  for (const inKitchen of await listOwnKitchens(db, viewer)) {
    const { id, name } = await readKitchen(db, inKitchen);
    const own = await findMembership(db, id, viewer.accountId);
    if (own) joined.push({ id, name, role: own.role, joinedAt: own.joinedAt.toISOString() });
  }
  return joined;
}

const facesOf = (accountIds: readonly string[], people: ReadonlyMap<string, VisiblePerson>) =>
  accountIds.map((accountId) => {
    const person = people.get(accountId);
    return { accountId, name: publicName(person?.displayName ?? null), photo: person?.photo ?? null };
  });

/** The accounts in each of the kitchens, the first who came first. */
async function listMembersOf(db: Database, ids: readonly KitchenId[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('kitchen_members')
    .select(['kitchen_id', 'account_id'])
    .where('kitchen_id', 'in', ids)
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute();
  const members = new Map<string, string[]>();
  for (const { kitchen_id, account_id } of rows)
    members.set(kitchen_id, [...(members.get(kitchen_id) ?? []), account_id]);
  return members;
}
